import type { PlayerAnswer, PlayerResult, QuestionResult } from '@qc/contract';
import { hasKey } from '../slides/slide-kinds.ts';

/**
 * Whether a report calls answers to a question right or wrong. A survey, a void question and a mini-game have no key: a
 * mini-game only tells a score of its own, which gives points and is neither.
 */
export function isJudged(question: Pick<QuestionResult, 'type' | 'isVoid'>): boolean {
  return hasKey(question);
}

/**
 * Whether a player gave an answer to a question: who pressed a buzzer and never had the turn did not, as nothing was
 * said of it.
 */
export function isGiven(
  question: Pick<QuestionResult, 'type' | 'isVoid'>,
  { response, correct }: Pick<PlayerAnswer, 'response' | 'correct'>,
): boolean {
  return response !== null && (correct !== null || !isJudged(question));
}

/** How many of a player's answers were right, of those that are judged. */
export function rightOf(
  { answers }: Pick<PlayerResult, 'answers'>,
  questions: readonly Pick<QuestionResult, 'slide' | 'type' | 'isVoid'>[],
): { right: number; given: number } {
  const judged = new Map(questions.filter(isJudged).map((question) => [question.slide, question]));
  const given = answers.filter((answer) => {
    const question = judged.get(answer.slide);
    return question !== undefined && isGiven(question, answer);
  });
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
