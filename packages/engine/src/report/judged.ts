import type { PlayerResult, QuestionResult } from '@qc/contract';
import { hasKey } from '../slides/slide-kinds.ts';

/**
 * Whether a report calls answers to a question right or wrong. A survey, a void question and a mini-game have no key: a
 * mini-game only tells a score of its own, which gives points and is neither.
 */
export function isJudged(question: Pick<QuestionResult, 'type' | 'isVoid'>): boolean {
  return hasKey(question);
}

/** How many of a player's answers were right, of those that are judged. */
export function rightOf(
  { answers }: Pick<PlayerResult, 'answers'>,
  questions: readonly Pick<QuestionResult, 'slide' | 'type' | 'isVoid'>[],
): { right: number; given: number } {
  const judged = new Set(questions.filter(isJudged).map(({ slide }) => slide));
  const given = answers.filter(({ slide, response }) => response !== null && judged.has(slide));
  return { right: given.filter(({ correct }) => correct === true).length, given: given.length };
}

/** Share of right ones among all answers to judged questions, 0..1; null where there are none. */
export function rightShareOf(
  questions: readonly Pick<QuestionResult, 'type' | 'isVoid' | 'answeredCount' | 'rightCount'>[],
): number | null {
  const judged = questions.filter(isJudged);
  const given = judged.reduce((total, { answeredCount }) => total + answeredCount, 0);
  const right = judged.reduce((total, { rightCount }) => total + (rightCount ?? 0), 0);
  return given === 0 ? null : right / given;
}
