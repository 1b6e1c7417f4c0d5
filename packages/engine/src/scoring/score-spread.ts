import type { SeatTable } from '../seats/seat-table.ts';
import type { Seat } from '../state.ts';
import type { ScoreSpread } from './winners.ts';

/** Thousands of pages ask for the same seats. */
const known = new WeakMap<SeatTable<Seat>, { spread: ScoreSpread | null }>();

/** The best and the poorest score of the seats not removed; null: there are none. */
export function scoreSpread(seats: SeatTable<Seat>): ScoreSpread | null {
  const before = known.get(seats);
  if (before) return before.spread;
  let [best, poorest] = [-Infinity, Infinity];
  for (const block of seats.blocks)
    for (const { removed, score } of block)
      if (!removed) [best, poorest] = [Math.max(best, score), Math.min(poorest, score)];
  const spread = best === -Infinity ? null : { best, poorest };
  known.set(seats, { spread });
  return spread;
}
