import type { RunSlide } from '../run-game.ts';
import type { Grade } from './choice.ts';

/**
 * An order gives the share of items that stand in their right place, which pupils can count for themselves: everything
 * in place is wholly right.
 */
export function gradeOrder({ sequence }: Pick<RunSlide, 'sequence'>, put: readonly number[]): Grade {
  const inPlace = sequence.filter((index, place) => put[place] === index).length;
  const fraction = sequence.length === 0 ? 0 : inPlace / sequence.length;
  return { correct: fraction === 1, fraction, wrong: inPlace === 0 };
}

/** The order as it was put; null: not every item exactly once. */
export function checkOrder({ answers }: Pick<RunSlide, 'answers'>, put: readonly number[]): number[] | null {
  const once = new Set(put.filter((index) => Number.isInteger(index) && index >= 0 && index < answers.length));
  return put.length === answers.length && once.size === answers.length && put.length > 0 ? [...put] : null;
}
