import type { SlideResponse } from '@qc/contract';
import type { RunSlide } from '../run-game.ts';
import { choiceIsOne, type Grade } from './choice.ts';
import { gradeMiniGame } from './grade-mini-game.ts';
import { gradeMultiple } from './grade-multiple.ts';
import { gradeNumber } from './grade-number.ts';
import { gradeOrder } from './grade-order.ts';
import { gradeSingle } from './grade-single.ts';
import { gradeTyped } from './grade-typed.ts';
import { writeNumber } from './read-number.ts';

/**
 * How right a response is; null: the slide is not graded (survey, media, void). The response must be a good one; `closest` is
 * its round's.
 */
export function grade(slide: RunSlide, response: SlideResponse, closest: number | null): Grade | null {
  if (!isGraded(slide)) return null;
  switch (response.type) {
    case 'trivia':
    case 'trueFalse':
      return choiceIsOne(slide) ? gradeSingle(slide, response.picks) : gradeMultiple(slide, response.picks);
    case 'typed':
      return gradeTyped(slide, response.text);
    case 'number':
      return gradeNumber(slide, response.value, closest);
    case 'order':
      return gradeOrder(slide, response.sequence);
    case 'miniGame':
      return gradeMiniGame(response.share);
    case 'survey':
      return null;
  }
}

/** What decides whether there is right and wrong. */
type Gradable = Pick<RunSlide, 'type' | 'isVoid'>;

/** Whether answers to a slide are right or wrong at all. */
export function isGraded(slide: Gradable): boolean {
  return !slide.isVoid && slide.type !== 'survey' && slide.type !== 'media';
}

/** Whether a slide moves the standings: graded, and worth something. */
export function givesPoints(slide: Gradable & Pick<RunSlide, 'score'>): boolean {
  return isGraded(slide) && slide.score > 0;
}

/** Whether a slide has a key of its own that can be shown: a mini-game keeps its own. */
export function hasKey(slide: Gradable): boolean {
  return isGraded(slide) && slide.type !== 'miniGame';
}

/** Indices of the right answers, on an order slide in their right order; none where answers are not picked. */
export function rightAnswers(slide: Gradable & Pick<RunSlide, 'answers' | 'sequence'>): number[] {
  if (slide.isVoid) return [];
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
export function solutionOf(slide: Gradable & Pick<RunSlide, 'answers' | 'numberKey'>): string[] {
  if (slide.isVoid) return [];
  const { value, unit } = slide.numberKey;
  if (slide.type === 'typed') return slide.answers.map((answer) => answer.text);
  if (slide.type !== 'number' || value === null) return [];
  return [unit === '' ? writeNumber(value) : `${writeNumber(value)} ${unit}`];
}
