import { REACTIONS_AFTER_ANSWER } from '@qc/contract/live/reactions';
import { hasAnswered, openRound } from '../rounds.ts';
import { seatAt } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';

/** Whether the big screen shows reactions now: the operator lets them, and the game does in this phase. */
export function takesReactions({ reactions, game, phase }: RoomState): boolean {
  if (!reactions || game.pace === 'self') return false;
  return game.reactions !== 'notDuringQuestions' || !REACTIONS_AFTER_ANSWER.has(phase.name);
}

/** Whether this player may react now: who is asked answers first. */
export function mayReact(state: RoomState, number: number): boolean {
  const seat = seatAt(state, number);
  if (!seat || seat.removed || seat.quiet || !takesReactions(state)) return false;
  if (!REACTIONS_AFTER_ANSWER.has(state.phase.name)) return true;
  const round = openRound(state);
  return round !== null && hasAnswered(round, number);
}
