import type { PlayerResult, QuestionResult } from '@qc/contract';

/** How many of a player's answers were right, of those that could be: a survey and a mini-game are neither. */
export function rightOf(
  { answers }: PlayerResult,
  questions: readonly QuestionResult[],
): { right: number; given: number } {
  const judged = new Set(
    questions.filter(({ rightCount, type }) => rightCount !== null && type !== 'miniGame').map(({ slide }) => slide),
  );
  const given = answers.filter(({ slide, choice }) => choice !== null && judged.has(slide));
  return { right: given.filter(({ correct }) => correct === true).length, given: given.length };
}
