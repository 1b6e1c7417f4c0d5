import { clockNow, REVEAL_DELAY_MS } from '../clock.ts';
import { currentSlide } from '../rounds.ts';
import type { RunSlide } from '../run-game.ts';
import type { Phase, RoomState } from '../state.ts';
import { explainMs } from './reading-time.ts';
import { nextAction } from './next-action.ts';

/** How long a phase that waits for a press stays while the room goes on by itself, ms. Films and sounds play to their end. */
export const AUTO_WAIT_MS = {
  closed: REVEAL_DELAY_MS,
  reveal: 6500,
  standings: 6000,
  opening: 8000,
  ending: 8000,
  media: 10_000,
  // Its clock is over, and "we go on" is read.
  break: 3000,
} as const;
/** The same of a reveal in runs by the first rules. */
const REVEAL_BEFORE_MS = 6000;
/** A film or sound is left this long after its end, ms. */
const AFTER_PLAYING_MS = 1000;

/**
 * The room with the wait of its phase begun, where it goes on by itself and would wait for a press. The lobby and the
 * podium never pass by themselves, and a run never ends by itself: what has ended cannot be brought back.
 */
export function withAutoWait(state: RoomState, nowMs: number): RoomState {
  const { phase } = state;
  if (!state.autoAdvance || state.game.pace === 'self' || !waits(phase) || nextAction(state) === 'end') return state;
  const lengthMs = waitMs(state, phase.name);
  const waiting = { ...phase, deadlineMs: clockNow(state, nowMs) + lengthMs };
  return { ...state, phase: waiting.name === 'closed' ? { ...waiting, limitMs: lengthMs } : waiting };
}

/** The room waiting for presses again. A closed question goes on all the same: it does so after a moment anyway. */
export function withoutAutoWait(state: RoomState): RoomState {
  const { phase } = state;
  if (!('deadlineMs' in phase) || phase.deadlineMs === null || !clockless(phase) || phase.name === 'closed')
    return state;
  return { ...state, phase: { ...phase, deadlineMs: null } };
}

/** The room with its wait as it should be, after the rest of the run has become another: without points left there is no podium. */
export function withRightWait(state: RoomState, nowMs: number): RoomState {
  return state.autoAdvance && nextAction(state) === 'end' ? withoutAutoWait(state) : withAutoWait(state, nowMs);
}

type Waiting = Extract<Phase, { name: keyof typeof AUTO_WAIT_MS }>;

function waits(phase: Phase): phase is Waiting {
  return phase.name in AUTO_WAIT_MS && 'deadlineMs' in phase && phase.deadlineMs === null;
}

/** Whether a phase ends, if it does by itself, without a clock on screen. */
export function clockless(phase: Phase): phase is Waiting {
  if (phase.name === 'closed') return true;
  return phase.name in AUTO_WAIT_MS && !('limitMs' in phase && phase.limitMs !== null);
}

function waitMs(state: RoomState, name: Waiting['name']): number {
  const slide = currentSlide(state);
  const usual = name === 'reveal' && state.game.rules === 1 ? REVEAL_BEFORE_MS : AUTO_WAIT_MS[name];
  if (!slide || name === 'closed' || name === 'standings' || name === 'break') return usual;
  if (name === 'reveal') return usual + explainMs(state.game, slide);
  const plays = playingMs(name === 'ending' ? slide.endingMedia : slide.openingMedia);
  if (plays === 0) return usual;
  return name === 'media' ? plays + AFTER_PLAYING_MS : Math.max(usual, plays + AFTER_PLAYING_MS);
}

/** How long the chosen part of a film or sound plays, ms; 0: a picture, or not known. */
function playingMs(media: RunSlide['openingMedia']): number {
  if (!media || media.type === 'image') return 0;
  return Math.max(0, (media.endMs ?? media.durationMs) - (media.startMs ?? 0));
}
