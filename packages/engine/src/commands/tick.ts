import { unchanged, type Change } from '../change.ts';
import { clocksOverMs, deadlineOf } from '../clock.ts';
import { closeQuestion } from '../phases/close-question.ts';
import { endBreak } from '../phases/break/break-clock.ts';
import { goNext } from '../phases/next.ts';
import type { RoomState } from '../state.ts';

/** Does what is due: an early or doubled tick does nothing, a late one does one thing and asks for the next. */
export function tick(state: RoomState, nowMs: number): Change {
  const asked = state.phase.name === 'question';
  // An answer that left in time may still be on its way, and a player may have extra time.
  const dueMs = asked ? clocksOverMs(state) : deadlineOf(state.phase);
  if (dueMs === null || state.pausedAtMs !== null || nowMs < dueMs) return unchanged(state);
  if (asked) return closeQuestion(state, 'itself', nowMs);
  const { phase } = state;
  if (phase.name === 'break' && phase.limitMs !== null) return endBreak(state, phase, nowMs);
  return goNext(state, nowMs) ?? unchanged(state);
}
