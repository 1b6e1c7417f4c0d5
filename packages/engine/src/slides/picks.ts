import { answerName, type ShownLetters } from '@qc/words';
import type { Answer, AnswerView, Distribution, KeyCorrection, QuestionResult } from '@qc/contract';
import type { RunSlide } from '../run-game.ts';
import type { Grade, Keyed } from './slide-kind.ts';

/** What kinds share where answers are picked. */

type Marked = readonly { correct: boolean }[];

/** The picks in rising order; null when there are none, doubled ones, some beyond the answers, or more than one where one is. */
export function goodPicks(count: number, picks: readonly number[], isOne: boolean): number[] | null {
  const isPick = (index: number): boolean => Number.isInteger(index) && index >= 0 && index < count;
  const [first] = picks;
  if (first === undefined || !isPick(first)) return null;
  // Nearly all of the thousands that come at one instant.
  if (picks.length === 1) return [first];
  const fits = !isOne && picks.every((index, at) => isPick(index) && picks.indexOf(index) === at);
  return fits ? picks.toSorted((a, b) => a - b) : null;
}

/** One pick: right when the picked answer is marked right; several may be marked, any of them will do. */
export function gradeOnePick(answers: Marked, picks: readonly number[]): Grade {
  const [index] = picks;
  const correct = index !== undefined && answers[index]?.correct === true;
  return { correct, fraction: correct ? 1 : 0, wrong: !correct };
}

/**
 * Several picks: each right one counts for, each wrong one against, so that picking everything gains nothing beyond
 * the surplus of right answers. Wholly right only without a miss, wrong only without a hit.
 */
export function gradeSeveralPicks(answers: Marked, picks: readonly number[]): Grade {
  const rightCount = answers.filter((answer) => answer.correct).length;
  const hits = picks.filter((index) => answers[index]?.correct === true).length;
  const misses = picks.length - hits;
  const fraction = rightCount === 0 ? 0 : Math.max(0, (hits - misses) / rightCount);
  return { correct: fraction === 1, fraction, wrong: hits === 0 };
}

/** A single pick that is wrong has no part that is right, so that both ways of picking are judged as several. */
export function rightPartOfPicks({ answers }: Pick<QuestionResult, 'answers'>, picks: readonly number[]): number {
  return gradeSeveralPicks(answers, picks).fraction;
}

/** Indices of the answers that are marked right. */
export function markedRight({ answers }: Pick<Keyed, 'answers'>): number[] {
  return answers.flatMap((answer, index) => (answer.correct ? [index] : []));
}

/** The answers without their marks. */
export function unmarked({ answers }: { answers: readonly Answer[] }): { answers: Answer[] } {
  return { answers: answers.map((answer) => ({ ...answer, correct: false })) };
}

/** How many picked each answer. */
export function countPicks(
  { answers }: Pick<RunSlide, 'answers'>,
  responses: Iterable<{ picks: readonly number[] }>,
): Distribution {
  const counts = answers.map(() => 0);
  for (const { picks } of responses) for (const index of picks) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** The answers as everybody sees them. */
export function answerViews({ answers }: RunSlide): AnswerView[] {
  return answers.map(({ text, media }) => ({ text, media }));
}

/** An answer in words: its text, or its picture's description, or what players saw that it goes by. */
export function answerWords({ answers }: RunSlide, index: number, shown: ShownLetters): string {
  const { text = '', media = null } = answers[index] ?? {};
  return text || media?.alt || answerName(shown, index);
}

/** The slide with other answers marked right; null: the correction is of another kind, or names what is not there. */
export function withRightPicks(slide: RunSlide, correction: KeyCorrection): RunSlide | null {
  if (correction.kind !== 'choice') return null;
  const right = new Set(correction.correct);
  if (right.size === 0 || correction.correct.some((index) => slide.answers[index] === undefined)) return null;
  return { ...slide, answers: slide.answers.map((answer, index) => ({ ...answer, correct: right.has(index) })) };
}
