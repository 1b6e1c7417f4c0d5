import { refuse, unchanged, type Change } from '../change.ts';
import { endRoom } from '../phases/finish.ts';
import type { Refusal } from '../outcome.ts';
import type { RoomState } from '../state.ts';

/** Self-paced: the assignment has closed; what was answered counts. */
export function closeAttempt(state: RoomState, nowMs: number): Change | Refusal {
  if (state.game.pace !== 'self') return refuse('notAllowed');
  return state.phase.name === 'ended' ? unchanged(state) : endRoom(state, nowMs);
}
