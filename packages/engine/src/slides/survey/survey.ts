import { ANSWERS_MAX } from '@qc/contract/limits';
import { contentGaps, countGaps, dropBlankEnd, textGaps, writtenAnswers } from '../answer-gaps.ts';
import { answerViews, countPicks, goodPicks } from '../picks.ts';
import { PLAIN_KIND } from '../plain-kind.ts';
import type { SlideKind } from '../slide-kind.ts';

/** Answers to pick from, none of them right. */
export const survey: SlideKind<'survey'> = {
  ...PLAIN_KIND,
  isTalkedAbout: true,
  isGraded: false,
  hasKey: false,
  gaps: (slide) => {
    const answers = dropBlankEnd(slide.answers);
    return [...countGaps(answers, ANSWERS_MAX), ...contentGaps(answers), ...textGaps(answers)];
  },
  prepare: ({ answers, selection }) => ({ answers: writtenAnswers(answers), selection }),
  take: ({ answers, selection }, { type, picks }) => {
    const good = goodPicks(answers.length, picks, selection === 'single');
    return good && { type, picks: good };
  },
  grade: () => null,
  view: (slide) => ({ answers: answerViews(slide), selection: slide.selection }),
  count: countPicks,
};
