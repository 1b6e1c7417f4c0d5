import { ANSWER_GRACE_MS } from '@qc/contract/live/protocol';
import { unchanged, type Change } from '../change.ts';
import { deadlineOf } from '../clock.ts';
import { closeQuestion } from '../phases/close-question.ts';
import { goNext } from '../phases/next.ts';
import type { RoomState } from '../state.ts';

/** Does what is due: an early or doubled tick does nothing, a late one does one thing and asks for the next. */
export function tick(state: RoomState, nowMs: number): Change {
  const deadlineMs = deadlineOf(state.phase);
  if (deadlineMs === null || state.pausedAtMs !== null) return unchanged(state);
  if (state.phase.name === 'question')
    // An answer that left in time may still be on its way.
    return nowMs >= deadlineMs + ANSWER_GRACE_MS ? closeQuestion(state, 'itself', nowMs) : unchanged(state);
  return nowMs >= deadlineMs ? (goNext(state, nowMs) ?? unchanged(state)) : unchanged(state);
}
