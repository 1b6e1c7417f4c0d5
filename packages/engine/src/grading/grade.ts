import type { RunSlide } from '../run-game.ts';
import { checkChoice, choiceIsOne, type Grade } from './choice.ts';
import { gradeMultiple } from './grade-multiple.ts';
import { gradeSingle } from './grade-single.ts';

/** What grading needs to know of a slide. */
export type GradedSlide = Pick<RunSlide, 'type' | 'answers' | 'selection'>;

/** How right a choice is; null: the slide is not graded (survey, media). The choice must be a good one. */
export function grade(slide: GradedSlide, choice: readonly number[]): Grade | null {
  if (!isGraded(slide)) return null;
  return choiceIsOne(slide) ? gradeSingle(slide, choice) : gradeMultiple(slide, choice);
}

/** Whether answers to a slide are right or wrong at all. */
export function isGraded(slide: Pick<RunSlide, 'type'>): boolean {
  return slide.type === 'trivia' || slide.type === 'trueFalse';
}

/** Whether a slide moves the standings: graded, and worth something. */
export function givesPoints(slide: Pick<RunSlide, 'type' | 'score'>): boolean {
  return isGraded(slide) && slide.score > 0;
}

/** Indices of the right answers; none on slides without grading. */
export function rightAnswers(slide: GradedSlide): number[] {
  if (!isGraded(slide)) return [];
  return slide.answers.flatMap((answer, index) => (answer.correct ? [index] : []));
}

/** The choice in its stored form (rising order), or null when no page of ours could have sent it. */
export function goodChoice(slide: GradedSlide, choice: readonly number[]): readonly number[] | null {
  return slide.type === 'media' ? null : checkChoice(slide, choice);
}
