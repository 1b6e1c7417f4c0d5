import { tableMap, tablePush, tableSet, type SeatTable } from './seat-table.ts';
import type { Seat } from '../state.ts';
import { indexKept, indexMoved } from './seat-index.ts';

/** The seats with one replaced; it must exist. */
export function setSeat(seats: SeatTable<Seat>, number: number, seat: Seat): SeatTable<Seat> {
  return indexMoved(seats, tableSet(seats, number, seat), number);
}

/** The seats with one that changed in nothing it is known by. */
export function markSeat(seats: SeatTable<Seat>, number: number, seat: Seat): SeatTable<Seat> {
  return indexKept(seats, tableSet(seats, number, seat));
}

/** The seats with one added at the end. */
export function addSeat(seats: SeatTable<Seat>, seat: Seat): SeatTable<Seat> {
  return indexMoved(seats, tablePush(seats, seat), seats.length);
}

/** What may change about every seat at once: nothing that it is known by. */
export type Standing = Pick<Seat, 'score' | 'totalAnswerMs' | 'streak' | 'rank' | 'previousRank' | 'awaySinceMs'>;

/** The seats, each standing otherwise; null: as before. */
export function mapStandings(
  seats: SeatTable<Seat>,
  map: (seat: Seat, number: number) => Partial<Standing> | null,
): SeatTable<Seat> {
  const stood = tableMap(seats, (seat, number) => {
    const change = map(seat, number);
    return change ? { ...seat, ...change } : seat;
  });
  return indexKept(seats, stood);
}
