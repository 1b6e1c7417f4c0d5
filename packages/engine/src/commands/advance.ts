import { ANSWER_GRACE_MS } from '@qc/contract/live/protocol';
import { refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import type { Refusal } from '../outcome.ts';
import { goNext } from '../phases/next.ts';
import { ackedWith, seatAt, withSeat } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';

type Advance = Extract<Command, { type: 'advance' }>;

/** Self-paced: the player goes on to what comes next. Of equal presses for one step the first counts; the same message again is the same press. */
export function advance(state: RoomState, command: Advance, nowMs: number): Change | Refusal {
  const { game } = state;
  if (game.pace !== 'self') return refuse('notAllowed');
  const seat = seatAt(state, command.seat);
  if (!seat) return refuse('notJoined');
  if (seat.removed) return refuse('removed');
  if (seat.acked.includes(command.messageId)) return unchanged(state);
  if (state.phase.name === 'ended') return refuse('roomEnded');
  if (game.closesAtMs !== null && nowMs > game.closesAtMs + ANSWER_GRACE_MS) return refuse('closed');
  if (command.expect !== state.step) return refuse('staleStep');
  const acked = withSeat(state, command.seat, { ...seat, acked: ackedWith(seat, command.messageId) });
  return goNext(acked, nowMs) ?? unchanged(state);
}
