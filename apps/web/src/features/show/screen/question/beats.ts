import { oneByOne } from '../../motion/timing.ts';

/**
 * When in a reveal things happen, ms from its beginning: wrong answers fall, the right one stands, the bars grow, who knew it is
 * named, the explanation comes.
 */
export const REVEAL_BEATS = { fall: 0, right: 900, bars: 1300, who: 2100, explanation: 2600 } as const;

/** One wrong answer falls so long, the next begins so much later, and all have fallen by the time the right one stands. */
const FALL = { lastsMs: 180, stepMs: 140, mostMs: REVEAL_BEATS.right } as const;

/** Wrong answers in the order in which they fall: the least picked first, the favourite last; of equals the first in place. */
export function fallingOrder(counts: readonly number[], right: readonly number[]): number[] {
  return counts
    .map((_, index) => index)
    .filter((index) => !right.includes(index))
    .sort((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0) || one - other);
}

/** When each answer falls, ms from the reveal's beginning, by index; null: it is right and stands. */
export function fallTimes(counts: readonly number[], right: readonly number[]): (number | null)[] {
  const order = fallingOrder(counts, right);
  const begins = oneByOne(order.length, FALL.stepMs, FALL.lastsMs, FALL.mostMs);
  return counts.map((_, index) => begins[order.indexOf(index)] ?? null);
}

/** When the bars grow: after the right answer where one is told, at once where nothing falls. */
export function barsBegin(right: readonly number[] | null): number {
  return right === null ? 0 : REVEAL_BEATS.bars;
}

/** Answers come into sight after the question has gone to its place, so far apart: closer where there are many. As the server has it. */
const DEAL = { beginsMs: 300, stepMs: 300, manyStepMs: 200, many: 4 } as const;

/** When each of `count` answers comes into sight, ms from the beginning of the dealing. */
export function dealTimes(count: number): number[] {
  const step = count > DEAL.many ? DEAL.manyStepMs : DEAL.stepMs;
  return oneByOne(count, step, 0).map((at) => DEAL.beginsMs + at);
}
