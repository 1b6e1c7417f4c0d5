import { ANSWERS_MAX } from '@qc/contract/limits';
import { contentGaps, countGaps, dropBlankEnd, textGaps, writtenAnswers } from '../answer-gaps.ts';
import { answerViews, answerWords } from '../picks.ts';
import { PLAIN_KIND } from '../plain-kind.ts';
import type { Grade, SlideKind } from '../slide-kind.ts';
import { mixOrder } from './mix-order.ts';

/** Items to be put in order. The author writes them in their right order; they are played in a mixed one. */
export const order: SlideKind<'order'> = {
  ...PLAIN_KIND,
  dealsAnswers: false,
  countsTellKey: true,
  gaps: (slide) => {
    const answers = dropBlankEnd(slide.answers);
    return [...countGaps(answers, ANSWERS_MAX), ...contentGaps(answers), ...textGaps(answers)];
  },
  prepare: ({ answers }, { seed }) => mixOrder(writtenAnswers(answers), seed),
  take: ({ answers }, { type, sequence }) => {
    const all = isAllOnce(sequence, answers.length);
    return all ? { type, sequence: [...sequence] } : null;
  },
  grade: ({ sequence }, response) => gradeOrder(sequence, response.sequence),
  view: (slide) => ({ answers: answerViews(slide) }),
  right: ({ sequence }) => [...sequence],
  count: ({ answers, sequence }, responses) => {
    const counts = answers.map(() => 0);
    for (const response of responses)
      response.sequence.forEach((index, place) => {
        if (sequence[place] === index) counts[index] = (counts[index] ?? 0) + 1;
      });
    return counts;
  },
  keyWords: (slide, shown) => slide.sequence.map((index) => answerWords(slide, index, shown)),
  correct: (slide, correction) =>
    correction.kind === 'order' && isAllOnce(correction.sequence, slide.answers.length)
      ? { ...slide, sequence: [...correction.sequence] }
      : null,
  rightPart: ({ sequence }, response) => gradeOrder(sequence, response.sequence).fraction,
};

/**
 * An order gives the share of items that stand in their right place, which pupils can count for themselves: everything
 * in place is wholly right.
 */
function gradeOrder(sequence: readonly number[], put: readonly number[]): Grade {
  const inPlace = sequence.filter((index, place) => put[place] === index).length;
  const fraction = sequence.length === 0 ? 0 : inPlace / sequence.length;
  return { correct: fraction === 1, fraction, wrong: inPlace === 0 };
}

/** Whether these are the numbers below `count`, each exactly once. */
function isAllOnce(put: readonly number[], count: number): boolean {
  const once = new Set(put.filter((index) => Number.isInteger(index) && index >= 0 && index < count));
  return put.length === count && once.size === count && count > 0;
}
