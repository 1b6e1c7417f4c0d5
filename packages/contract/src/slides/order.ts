import * as z from 'zod/mini';
import { TIME_DEFAULT_S } from '../limits.ts';
import { Answers, newAnswer, textsOfAnswers } from './answer.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import { AnswerIndices } from './picks.ts';
import type { SlideKind } from './slide-kind.ts';

const OrderContent = z.strictObject({
  type: z.literal('order'),
  ...everySlide,
  /** In their right order; marks count for nothing. */
  answers: Answers,
});

/** Items to be put in order. */
export const order = {
  content: OrderContent,
  /** All items, as put. */
  response: z.strictObject({ type: z.literal('order'), sequence: AnswerIndices }),
  /** Three empty items, and time to move them. */
  fresh: () => ({
    type: 'order',
    ...newEverySlide(),
    time: 2 * TIME_DEFAULT_S,
    answers: [newAnswer(), newAnswer(), newAnswer()],
  }),
  library: 'read',
  words: textsOfAnswers,
} satisfies SlideKind<typeof OrderContent>;
