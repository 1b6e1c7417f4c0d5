import { changed, type Change } from '../change.ts';
import { endPause } from '../clock.ts';
import { currentSlide, openRound, withOpenRound } from '../rounds.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { RoomState } from '../state.ts';

/** What is left for the last ones, ms: in this time phones hand in the score so far. */
const LAST_MS = 2000;

/**
 * A mini-game that is still played and is to be closed: its clock runs out within two seconds, then it closes by itself
 * as it would have. Closed at once, everybody who plays would lose the score so far. Null where it closes at once: nobody
 * plays any more, or only extra time still runs.
 */
export function windDown(state: RoomState, nowMs: number): Change | null {
  const running = endPause(state, nowMs);
  const { phase } = running;
  const round = openRound(running);
  const slide = currentSlide(running);
  if (phase.name !== 'question' || !round || !slide || !kindOf(slide).windsDown) return null;
  const leftMs = phase.deadlineMs - nowMs;
  if (leftMs <= 0 || round.answered >= running.players) return null;
  // Pressed once more in those seconds it runs out as it did.
  if (leftMs <= LAST_MS) return running === state ? changed(state) : changed(running, { type: 'phaseChanged' });
  const limitMs = phase.limitMs - (leftMs - LAST_MS);
  const shorter: RoomState = { ...running, phase: { ...phase, limitMs, deadlineMs: nowMs + LAST_MS } };
  return changed(
    withOpenRound(shorter, (open) => ({ ...open, limitMs })),
    { type: 'phaseChanged' },
  );
}
