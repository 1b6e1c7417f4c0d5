import type { RunSlide } from '../run-game.ts';

/** How right an answer is. */
export interface Grade {
  /** Wholly right. */
  correct: boolean;
  /** Share of the points, 0..1. */
  fraction: number;
  /** Nothing in it is right: only such an answer may cost points. */
  wrong: boolean;
}

type Choosable = Pick<RunSlide, 'type' | 'answers' | 'selection'>;

/** Whether exactly one answer may be picked: several only where answers are picked at all and the author says so. */
export function choiceIsOne(slide: Choosable): boolean {
  return slide.selection === 'single' || (slide.type !== 'trivia' && slide.type !== 'survey');
}

/** The choice in rising order; null when it is empty, doubled, beyond the answers, or has too many. */
export function checkChoice(slide: Choosable, choice: readonly number[]): readonly number[] | null {
  if (choice.length === 0 || (choiceIsOne(slide) && choice.length !== 1)) return null;
  const count = slide.answers.length;
  const fits = choice.every(
    (index, at) => Number.isInteger(index) && index >= 0 && index < count && choice.indexOf(index) === at,
  );
  if (!fits) return null;
  return choice.toSorted((a, b) => a - b);
}
