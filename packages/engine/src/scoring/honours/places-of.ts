import type { Total } from '../score-rounds.ts';

/** More than any run's answer times together, ms: points come before time. */
const POINTS_BEFORE_TIME = 1e9;

/**
 * Places by seat number, from 1, as `ranksOf` gives them, of the seats that are in; 0 for the others. Sorts plain numbers:
 * a whole run of ten thousand seats is gone through at once.
 */
export function placesOf(totals: readonly Total[], isIn: (seat: number) => boolean): Int32Array {
  const places = new Int32Array(totals.length);
  const keys = totals.map(({ score, totalAnswerMs }) => totalAnswerMs * Number(score > 0) - score * POINTS_BEFORE_TIME);
  const order = Float64Array.from(keys.filter((_, seat) => isIn(seat))).sort();
  keys.forEach((key, seat) => {
    if (isIn(seat)) places[seat] = 1 + firstOf(order, key);
  });
  return places;
}

function firstOf(order: Float64Array, key: number): number {
  let [from, to] = [0, order.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((order[middle] ?? Infinity) < key) from = middle + 1;
    else to = middle;
  }
  return from;
}
