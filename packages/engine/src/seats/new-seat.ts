import { faceOfSeat } from '@qc/contract/live/faces';
import { nameKey } from '../names/name-key.ts';
import { newcomerTotal } from '../scoring/score-rounds.ts';
import type { RoomState, Seat } from '../state.ts';
import { pickFace } from './pick-face.ts';

/** What a seat has before anything was played. */
export const UNPLAYED = {
  score: 0,
  totalAnswerMs: 0,
  rank: null,
  previousRank: null,
  streak: 0,
  acked: [],
} as const satisfies Partial<Seat>;

/**
 * A seat as somebody takes it now who is there: without points, and known by what is given. `bits` make its face;
 * absent: the number of the seat does.
 */
export function newSeat(
  state: RoomState,
  name: string,
  nowMs: number,
  known: Pick<Seat, 'tokenHash'> & Partial<Seat>,
  bits?: number,
): Seat {
  return {
    name,
    nameKey: nameKey(name),
    phone: '',
    deviceHash: '',
    line: null,
    team: null,
    face: pickFace(state.seats, bits ?? faceOfSeat(state.seats.length)),
    extraPercent: 0,
    joinedAtMs: nowMs,
    awaySinceMs: null,
    removed: false,
    quiet: false,
    ...UNPLAYED,
    ...newcomerTotal(state),
    ...known,
  };
}
