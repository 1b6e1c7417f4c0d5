import { changed, refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import type { Refusal } from '../outcome.ts';
import { rewaited } from '../seats/seats-by-remote.ts';
import { seatAt, withSeat } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';

type Presence = Extract<Command, { type: 'presence' }>;

/** Notes that a seat's wire opened or closed. */
export function presence(state: RoomState, command: Presence, nowMs: number): Change | Refusal {
  const seat = seatAt(state, command.seat);
  if (!seat) return refuse('unknownSeat');
  if (seat.removed) return refuse('removed');
  if (command.present === (seat.awaySinceMs === null)) return unchanged(state);
  const by = command.present ? 1 : -1;
  const noted = withSeat(state, command.seat, { ...seat, awaySinceMs: command.present ? null : nowMs });
  const counted = rewaited(state, { ...noted, present: noted.present + by }, command.seat);
  return changed(counted, { type: 'seatChanged', seat: command.seat });
}
