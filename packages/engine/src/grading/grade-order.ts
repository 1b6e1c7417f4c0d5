import type { RunSlide } from '../run-game.ts';
import type { Grade } from './choice.ts';

/**
 * An order gives the share of items that stand in their right place, which pupils can count for themselves: everything
 * in place is wholly right.
 */
export function gradeOrder({ sequence }: Pick<RunSlide, 'sequence'>, choice: readonly number[]): Grade {
  const inPlace = sequence.filter((index, place) => choice[place] === index).length;
  const fraction = sequence.length === 0 ? 0 : inPlace / sequence.length;
  return { correct: fraction === 1, fraction, wrong: inPlace === 0 };
}

/** The choice as it was put; null: not every item exactly once. */
export function checkOrder(
  { answers }: Pick<RunSlide, 'answers'>,
  choice: readonly number[],
): readonly number[] | null {
  const once = new Set(choice.filter((index) => Number.isInteger(index) && index >= 0 && index < answers.length));
  return choice.length === answers.length && once.size === answers.length && choice.length > 0 ? [...choice] : null;
}
