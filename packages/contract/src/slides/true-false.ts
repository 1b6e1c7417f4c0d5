import * as z from 'zod/mini';
import { Answers, newAnswer, textsOfAnswers } from './answer.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import { AnswerIndices } from './picks.ts';
import type { SlideKind } from './slide-kind.ts';

const TrueFalseContent = z.strictObject({ type: z.literal('trueFalse'), ...everySlide, answers: Answers });

/** Two answers, first true and then false; they have no text of their own: the screens word them. */
export const trueFalse = {
  content: TrueFalseContent,
  /** One pick: 0 is true, 1 is false. */
  response: z.strictObject({ type: z.literal('trueFalse'), picks: AnswerIndices }),
  /** True is right. */
  fresh: () => ({ type: 'trueFalse', ...newEverySlide(), answers: [newAnswer('', true), newAnswer()] }),
  library: 'read',
  words: textsOfAnswers,
} satisfies SlideKind<typeof TrueFalseContent>;
