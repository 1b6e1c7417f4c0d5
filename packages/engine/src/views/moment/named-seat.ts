import type { NamedSeat } from '@qc/contract';
import { seatAt } from '../../seats/seats.ts';
import type { RoomState } from '../../state.ts';

/** A player as named before all; null: removed, or nobody has this seat. */
export function namedSeat(state: RoomState, seat: number): NamedSeat | null {
  const player = seatAt(state, seat);
  return player && !player.removed ? { seat, name: player.name, face: player.face } : null;
}
