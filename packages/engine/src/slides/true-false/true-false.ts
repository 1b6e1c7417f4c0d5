import { countGaps, textGaps } from '../answer-gaps.ts';
import {
  answerViews,
  countPicks,
  goodPicks,
  gradeOnePick,
  markedRight,
  rightPartOfPicks,
  withRightPicks,
} from '../picks.ts';
import { PLAIN_KIND } from '../plain-kind.ts';
import type { SlideKind } from '../slide-kind.ts';

/** Two answers, the first true and the second false; the screens word them, so they have no text of their own. */
export const trueFalse: SlideKind<'trueFalse'> = {
  ...PLAIN_KIND,
  gaps: ({ answers }) => {
    const right = answers.filter(({ correct }) => correct).length;
    const keyGap = right === 0 ? 'noCorrectAnswer' : 'oneCorrectAnswer';
    return [
      ...countGaps(answers, 2),
      ...(right === 1 ? [] : [{ field: 'answers', code: keyGap } as const]),
      ...textGaps(answers),
    ];
  },
  prepare: ({ answers }) => ({ answers: answers.map(({ text, media, correct }) => ({ text, media, correct })) }),
  take: ({ answers }, { type, picks }) => {
    const good = goodPicks(answers.length, picks, true);
    return good && { type, picks: good };
  },
  grade: ({ answers }, { picks }) => gradeOnePick(answers, picks),
  view: (slide) => ({ answers: answerViews(slide) }),
  right: markedRight,
  count: countPicks,
  keyWords: (slide) => markedRight(slide).map((index) => (index === 0 ? '✓' : '✗')),
  correct: (slide, correction) =>
    correction.kind === 'choice' && new Set(correction.correct).size === 1 ? withRightPicks(slide, correction) : null,
  rightPart: (question, { picks }) => rightPartOfPicks(question, picks),
};
