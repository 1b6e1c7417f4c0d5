import { nameKey } from '../names/name-key.ts';
import { newcomerTotal } from '../scoring/score-rounds.ts';
import type { RoomState, Seat } from '../state.ts';

/** A seat as somebody takes it now who is there: without points, and known by what is given. */
export function newSeat(
  state: RoomState,
  name: string,
  nowMs: number,
  known: Pick<Seat, 'tokenHash'> & Partial<Seat>,
): Seat {
  return {
    name,
    nameKey: nameKey(name),
    phone: '',
    deviceHash: '',
    line: null,
    team: null,
    extraPercent: 0,
    joinedAtMs: nowMs,
    awaySinceMs: null,
    removed: false,
    quiet: false,
    ...newcomerTotal(state),
    rank: null,
    previousRank: null,
    acked: [],
    ...known,
  };
}
