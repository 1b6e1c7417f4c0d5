import { refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import type { Refusal } from '../outcome.ts';
import { ackedWith, removeSeat, seatAt } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';

type Leave = Extract<Command, { type: 'leave' }>;

/** Gives the own place up. Who leaves once the game is decided keeps the place in the results. */
export function leave(state: RoomState, command: Leave): Change | Refusal {
  const seat = seatAt(state, command.seat);
  if (!seat) return refuse('notJoined');
  if (seat.removed) return seat.acked.includes(command.messageId) ? unchanged(state) : refuse('removed');
  const { name } = state.phase;
  if (name === 'podium' || name === 'honours' || name === 'ended') return unchanged(state);
  return removeSeat(state, command.seat, { ...seat, acked: ackedWith(seat, command.messageId) });
}
