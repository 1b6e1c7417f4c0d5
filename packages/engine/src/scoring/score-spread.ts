import type { SeatTable } from '../seats/seat-table.ts';
import type { Seat } from '../state.ts';
import type { ScoreSpread } from './winners.ts';

/** Thousands of pages ask for the same seats. */
const known = new WeakMap<SeatTable<Seat>, { spread: ScoreSpread | null }>();

/** The best and the poorest score of the seats not removed; null: there are none. */
export function scoreSpread(seats: SeatTable<Seat>): ScoreSpread | null {
  const before = known.get(seats);
  if (before) return before.spread;
  let spread: ScoreSpread | null = null;
  for (const block of seats.blocks)
    for (const { removed, score } of block)
      if (!removed)
        spread = spread
          ? { best: Math.max(spread.best, score), poorest: Math.min(spread.poorest, score) }
          : { best: score, poorest: score };
  known.set(seats, { spread });
  return spread;
}
