import { ANSWERS_MAX } from '@qc/contract/limits';
import { contentGaps, countGaps, dropBlankEnd, textGaps, writtenAnswers } from '../answer-gaps.ts';
import {
  answerViews,
  answerWords,
  countPicks,
  goodPicks,
  gradeOnePick,
  gradeSeveralPicks,
  markedRight,
  rightPartOfPicks,
  withRightPicks,
} from '../picks.ts';
import { PLAIN_KIND } from '../plain-kind.ts';
import type { SlideKind } from '../slide-kind.ts';

/** Answers to pick from, one or several of them right. */
export const trivia: SlideKind<'trivia'> = {
  ...PLAIN_KIND,
  isTalkedAbout: true,
  gaps: (slide) => {
    const answers = dropBlankEnd(slide.answers);
    const keyless = !answers.some(({ correct }) => correct);
    return [
      ...countGaps(answers, ANSWERS_MAX),
      ...contentGaps(answers),
      ...(keyless ? [{ field: 'answers', code: 'noCorrectAnswer' } as const] : []),
      ...textGaps(answers),
    ];
  },
  prepare: ({ answers, selection }) => ({ answers: writtenAnswers(answers), selection }),
  take: ({ answers, selection }, { type, picks }) => {
    const good = goodPicks(answers.length, picks, selection === 'single');
    return good && { type, picks: good };
  },
  grade: ({ answers, selection }, { picks }) =>
    selection === 'single' ? gradeOnePick(answers, picks) : gradeSeveralPicks(answers, picks),
  view: (slide) => ({ answers: answerViews(slide), selection: slide.selection }),
  right: markedRight,
  count: countPicks,
  keyWords: (slide, shown) => markedRight(slide).map((index) => answerWords(slide, index, shown)),
  correct: withRightPicks,
  rightPart: (question, { picks }) => rightPartOfPicks(question, picks),
};
