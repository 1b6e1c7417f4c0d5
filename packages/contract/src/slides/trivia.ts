import * as z from 'zod/mini';
import { Answers, newAnswer, textsOfAnswers } from './answer.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import { AnswerIndices } from './picks.ts';
import { Selection } from './selection.ts';
import type { SlideKind } from './slide-kind.ts';

const TriviaContent = z.strictObject({
  type: z.literal('trivia'),
  ...everySlide,
  answers: Answers,
  selection: Selection,
});

/** Answers to pick from, one or several of them right. */
export const trivia = {
  content: TriviaContent,
  /** The answers that were picked; kept in rising order. */
  response: z.strictObject({ type: z.literal('trivia'), picks: AnswerIndices }),
  /** Four empty answers. */
  fresh: () => ({
    type: 'trivia',
    ...newEverySlide(),
    answers: [newAnswer(), newAnswer(), newAnswer(), newAnswer()],
    selection: 'single',
  }),
  library: 'import',
  words: textsOfAnswers,
} satisfies SlideKind<typeof TriviaContent>;
