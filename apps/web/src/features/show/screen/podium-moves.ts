import type { PodiumView } from '@qc/contract';
import { tellingStage, type PodiumColumn } from '../standings/podium-columns.ts';
import { CURVES } from '../motion/timing.ts';
import type { Move } from '../motion/use-move.ts';

/** Until the roll begins, ms: the curtain, and how long a place that was told stands. */
const STANDS_MS = { curtain: 2400, told: 1800 };
/** Before the first place all stands still for the end of the roll, ms: a roll so long is the one before the first. */
const SILENCE = { rollMs: 3000, lastsMs: 400 };
const TREMBLE_MS = 80;

/** What moves of one step in a stage; null: it stands. */
export interface StepMoves {
  step: Move | null;
  block: Move | null;
  rank: Move | null;
  face: Move | null;
  words: Move | null;
}

/**
 * How the steps of a stage move: at the curtain they rise empty; a place that this stage tells rises, the face drops on
 * it, then come name and points; in its last part the step that comes next trembles, still in the silence before the first.
 */
export function stepMoves(
  phase: PodiumView,
  column: PodiumColumn,
  index: number,
  columns: readonly PodiumColumn[],
): StepMoves {
  const isNext = columns[index + 1]?.rank !== null && column.rank === null;
  const step = isNext ? roll(phase) : null;
  if (phase.stage === 0) {
    const rise = {
      from: [{ transform: 'scaleY(0)' }, {}],
      beginsMs: 300 + 120 * index,
      lastsMs: 700,
      curve: CURVES.come,
    };
    return { step, block: rise, rank: null, face: null, words: null };
  }
  if (column.rank === null || tellingStage(column.rank) !== phase.stage)
    return { step, block: null, rank: null, face: null, words: null };
  const late = phase.stage === 3 ? 0 : 250;
  return {
    step,
    block: { from: [{ transform: 'scaleY(0.35)' }, {}], lastsMs: 400, curve: CURVES.drop },
    // Dark on its block, which has to be high enough.
    rank: { from: [{ opacity: 0 }, {}], beginsMs: 150, lastsMs: 150 },
    face: {
      from: [{ opacity: 0, transform: 'translateY(-24cqmin)' }, { opacity: 1, offset: 0.3 }, {}],
      beginsMs: late,
      lastsMs: 450,
      curve: CURVES.drop,
    },
    words: { from: [{ opacity: 0, transform: 'translateY(2cqmin)' }, {}], beginsMs: late + 250, lastsMs: 250 },
  };
}

function roll({ stage, limitMs }: PodiumView): Move | null {
  if (limitMs === null || stage === 4) return null;
  const beginsMs = stage === 0 ? STANDS_MS.curtain : STANDS_MS.told;
  const rollMs = limitMs - beginsMs;
  const lastsMs = rollMs - (rollMs > SILENCE.rollMs ? SILENCE.lastsMs : 0);
  if (lastsMs <= 0) return null;
  const turns = Math.floor(lastsMs / TREMBLE_MS);
  const from = Array.from({ length: turns }, (_, at) => ({ transform: `translateX(${at % 2 === 0 ? -2 : 2}px)` }));
  return { from: [{}, ...from, {}], beginsMs, lastsMs, curve: 'linear' };
}
