import type { SeatTable } from '../seats/seat-table.ts';
import { mapStandings } from '../seats/set-seat.ts';
import type { Seat } from '../state.ts';

/** What decides a place. */
export type Ranked = Pick<Seat, 'score' | 'totalAnswerMs' | 'removed'>;

/**
 * Ranks by seat number: more points first, then less answering time; seats equal in both share a rank and the ranks
 * after them are left out (1, 2, 2, 4). Who has no points has not been faster at anything: all of one such score share.
 * Removed seats have none.
 */
export function ranksOf(seats: SeatTable<Ranked>): readonly (number | null)[] {
  const ranks: (number | null)[] = [];
  const order: { seat: number; ranked: Ranked }[] = [];
  for (const block of seats.blocks)
    for (const ranked of block) {
      if (!ranked.removed) order.push({ seat: ranks.length, ranked });
      ranks.push(null);
    }
  order.sort((a, b) => b.ranked.score - a.ranked.score || timeOf(a.ranked) - timeOf(b.ranked) || a.seat - b.seat);
  let rank = 0;
  let before: Ranked | null = null;
  order.forEach(({ seat, ranked }, index) => {
    if (before?.score !== ranked.score || timeOf(before) !== timeOf(ranked)) rank = index + 1;
    ranks[seat] = rank;
    before = ranked;
  });
  return ranks;
}

function timeOf({ score, totalAnswerMs }: Ranked): number {
  return score > 0 ? totalAnswerMs : 0;
}

/** The seats with their ranks renewed; with `keepPrevious` the rank before the last round stays as it is. */
export function rankSeats(seats: SeatTable<Seat>, keepPrevious: boolean): SeatTable<Seat> {
  const ranks = ranksOf(seats);
  return mapStandings(seats, (seat, index) => {
    const rank = ranks[index] ?? null;
    const previousRank = keepPrevious ? seat.previousRank : seat.rank;
    return seat.rank === rank && seat.previousRank === previousRank ? null : { rank, previousRank };
  });
}
