import type { RunSlide } from '../run-game.ts';
import { choiceIsOne, type Grade } from './choice.ts';
import { gradeMiniGame } from './grade-mini-game.ts';
import { gradeMultiple } from './grade-multiple.ts';
import { gradeNumber } from './grade-number.ts';
import { gradeOrder } from './grade-order.ts';
import { gradeSingle } from './grade-single.ts';
import { gradeTyped } from './grade-typed.ts';
import type { Response } from './good-response.ts';
import { writeNumber } from './read-number.ts';

/**
 * How right a response is; null: the slide is not graded (survey, media). The response must be a good one; `closest` is
 * its round's.
 */
export function grade(slide: RunSlide, { choice, text }: Response, closest: number | null): Grade | null {
  switch (slide.type) {
    case 'trivia':
    case 'trueFalse':
      return choiceIsOne(slide) ? gradeSingle(slide, choice) : gradeMultiple(slide, choice);
    case 'typed':
      return gradeTyped(slide, text);
    case 'number':
      return gradeNumber(slide, text, closest);
    case 'order':
      return gradeOrder(slide, choice);
    case 'miniGame':
      return gradeMiniGame(text);
    case 'survey':
    case 'media':
      return null;
  }
}

/** Whether answers to a slide are right or wrong at all. */
export function isGraded(slide: Pick<RunSlide, 'type'>): boolean {
  return slide.type !== 'survey' && slide.type !== 'media';
}

/** Whether a slide moves the standings: graded, and worth something. */
export function givesPoints(slide: Pick<RunSlide, 'type' | 'score'>): boolean {
  return isGraded(slide) && slide.score > 0;
}

/** Whether a slide has a key of its own that can be shown: a mini-game keeps its own. */
export function hasKey(slide: Pick<RunSlide, 'type'>): boolean {
  return isGraded(slide) && slide.type !== 'miniGame';
}

/** Indices of the right answers, on an order slide in their right order; none where answers are not picked. */
export function rightAnswers(slide: Pick<RunSlide, 'type' | 'answers' | 'sequence'>): number[] {
  switch (slide.type) {
    case 'trivia':
    case 'trueFalse':
      return slide.answers.flatMap((answer, index) => (answer.correct ? [index] : []));
    case 'order':
      return [...slide.sequence];
    default:
      return [];
  }
}

/** Typed and number slides: the right answer in words, the first spelling first; none elsewhere. */
export function solutionOf(slide: Pick<RunSlide, 'type' | 'answers' | 'numberKey'>): string[] {
  const { value, unit } = slide.numberKey;
  if (slide.type === 'typed') return slide.answers.map((answer) => answer.text);
  if (slide.type !== 'number' || value === null) return [];
  return [unit === '' ? writeNumber(value) : `${writeNumber(value)} ${unit}`];
}
