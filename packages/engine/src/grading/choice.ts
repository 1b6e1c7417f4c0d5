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
export function choiceIsOne(slide: Pick<RunSlide, 'type' | 'selection'>): boolean {
  return slide.selection === 'single' || (slide.type !== 'trivia' && slide.type !== 'survey');
}

/** The picks in rising order; null when there are none, doubled ones, some beyond the answers, or too many. */
export function checkPicks(slide: Choosable, picks: readonly number[]): number[] | null {
  if (picks.length === 0 || (choiceIsOne(slide) && picks.length !== 1)) return null;
  const count = slide.answers.length;
  const fits = picks.every(
    (index, at) => Number.isInteger(index) && index >= 0 && index < count && picks.indexOf(index) === at,
  );
  if (!fits) return null;
  return picks.toSorted((a, b) => a - b);
}
