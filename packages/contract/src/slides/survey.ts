import * as z from 'zod/mini';
import { Answers, newAnswer, textsOfAnswers } from './answer.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import { AnswerIndices } from './picks.ts';
import { Selection } from './selection.ts';
import type { SlideKind } from './slide-kind.ts';

const SurveyContent = z.strictObject({
  type: z.literal('survey'),
  ...everySlide,
  answers: Answers,
  selection: Selection,
});

/** Answers to pick from, none of them right: their marks are those of the slide it was before, and count for nothing. */
export const survey = {
  content: SurveyContent,
  /** The answers that were picked; kept in rising order. */
  response: z.strictObject({ type: z.literal('survey'), picks: AnswerIndices }),
  /** Three empty answers, worth nothing. */
  fresh: () => ({
    type: 'survey',
    ...newEverySlide(),
    score: 0,
    answers: [newAnswer(), newAnswer(), newAnswer()],
    selection: 'single',
  }),
  library: 'read',
  words: textsOfAnswers,
} satisfies SlideKind<typeof SurveyContent>;
