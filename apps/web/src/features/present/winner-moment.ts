import type { PhaseView } from '@qc/contract';
import type { Beginning } from '#features/show';

/** How long the first place stands by itself before all others are listed, ms; as the server has it. */
const FIRST_STANDS_MS = 4000;

/** What a page knows of the moment in which the winner was told. */
export interface WinnerMoment {
  /** It has shown a phase of this run before. */
  wasThere: boolean;
  /** When the winner was told; null: not yet, or nobody is there to be told. */
  told: { began: Beginning } | null;
}

export const NO_MOMENT: WinnerMoment = { wasThere: false, told: null };

/** Phases in which what was told stays told. */
const AFTER: ReadonlySet<PhaseView['phase']> = new Set(['honours', 'ended']);

/**
 * What is known after a phase that began at `began`. The winner's moment is the third stage, or the last where all are told at once; a
 * page that is loaded in the last stage takes the third to have been before it. What follows, and the way back to it, is no new moment.
 */
export function winnerMomentAfter(before: WinnerMoment, phase: PhaseView, began: Beginning): WinnerMoment {
  const isBefore = phase.phase === 'podium' ? phase.stage < 3 : !AFTER.has(phase.phase);
  if (isBefore) return before.wasThere && !before.told ? before : { wasThere: true, told: null };
  if (before.told !== null) return before;
  if (phase.phase !== 'podium') return before.wasThere ? before : { ...before, wasThere: true };
  if (phase.winners.length + phase.teams.length === 0) return before;
  const isOlder = phase.stage === 4 && !before.wasThere;
  return { wasThere: true, told: { began: isOlder && began !== null ? began - FIRST_STANDS_MS : began } };
}
