import type { Guess } from '@qc/contract';

/** Of all guesses, so many of a hundred at either end stand beyond the line. */
const BEYOND_PER_CENT = 5;

/** Places on a line that dots can stand at. */
export const PLACES = 40;

/** Dots that stand one on the other; where there would be more, or more in all than in a small hall, heights stand for them. */
const DOTS_HIGH = 7;
const DOTS_ALL = 40;

/** Guesses that would squeeze all others together. */
export interface Beyond {
  /** The one farthest out. */
  value: number;
  count: number;
}

/** What stands at one place of the line. */
export interface Pile {
  /** 0 at the low end, 1 at the high end. */
  at: number;
  count: number;
}

/** A line of numbers with everybody's guesses. */
export interface NumberLine {
  from: number;
  to: number;
  piles: Pile[];
  /** Of the first of two votes; none where there was one. */
  first: Pile[];
  below: Beyond | null;
  above: Beyond | null;
  /** Where the right number is, 0 to 1; null: it is not told. */
  truth: number | null;
  /** Too many for dots: piles are shown by their heights. */
  isCrowd: boolean;
}

/** How many of the guesses, from the end that the list begins with, stand beyond the line. */
function beyondOf(guesses: readonly Guess[], limit: number): Guess[] {
  let left = limit;
  const out: Guess[] = [];
  for (const guess of guesses) {
    left -= guess.count;
    if (left < 0) break;
    out.push(guess);
  }
  return out;
}

/** The guesses without those that stand beyond the line. */
function middleOf(guesses: readonly Guess[]): Guess[] {
  const limit = Math.floor((guesses.reduce((sum, { count }) => sum + count, 0) * BEYOND_PER_CENT) / 100);
  const out = [...beyondOf(guesses, limit), ...beyondOf(guesses.toReversed(), limit)];
  return guesses.filter((guess) => !out.includes(guess));
}

function pilesOf(guesses: readonly Guess[], placeOf: (value: number) => number): Pile[] {
  const counts = new Map<number, number>();
  for (const { value, count } of guesses) {
    const place = Math.round(placeOf(value) * PLACES);
    counts.set(place, (counts.get(place) ?? 0) + count);
  }
  return [...counts].map(([place, count]) => ({ at: place / PLACES, count }));
}

function farthest(out: readonly Guess[]): Beyond | null {
  const [first] = out;
  return first ? { value: first.value, count: out.reduce((sum, { count }) => sum + count, 0) } : null;
}

/**
 * The line from the lowest to the highest of the middle nine tenths of the guesses (`guesses` lowest first, at least one), and to the
 * right number or a first vote's guesses (`first`, lowest first) if those lie farther out.
 */
export function numberLine(guesses: readonly Guess[], right: number | null, first: readonly Guess[] = []): NumberLine {
  const all = guesses.reduce((sum, { count }) => sum + count, 0);
  const limit = Math.floor((all * BEYOND_PER_CENT) / 100);
  const isIn = (guess: Guess) => right !== null && guess.value === right;
  const low = beyondOf(guesses, limit).filter((guess) => !isIn(guess));
  const high = beyondOf(guesses.toReversed(), limit).filter((guess) => !isIn(guess));
  const on = guesses.filter((guess) => !low.includes(guess) && !high.includes(guess));
  const ends = [...on, ...middleOf(first)].map(({ value }) => value).concat(right ?? []);
  const from = Math.min(...ends);
  const to = Math.max(...ends);
  const placeOf = (value: number) => (to > from ? (value - from) / (to - from) : 0.5);
  const piles = pilesOf(on, placeOf);
  const inReach = (guess: Guess) => guess.value < from || guess.value > to;
  return {
    from,
    to,
    piles,
    first: pilesOf(middleOf(first), placeOf),
    below: farthest(low.filter(inReach)),
    above: farthest(high.filter(inReach)),
    truth: right === null ? null : placeOf(right),
    isCrowd: all > DOTS_ALL || Math.max(...piles.map(({ count }) => count), 0) > DOTS_HIGH,
  };
}

/** The number at the beginning of a solution as the engine writes it; null: there is none. */
export function rightNumber(solution: readonly string[]): number | null {
  const found = /^-?\d+(?:\.\d+)?/.exec(solution[0] ?? '');
  return found ? Number(found[0]) : null;
}
