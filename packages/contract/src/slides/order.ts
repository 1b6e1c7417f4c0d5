import * as z from 'zod/mini';
import { TIME_DEFAULT_S } from '../limits.ts';
import { Answers, newAnswer } from './answer.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import { AnswerIndices } from './picks.ts';

/** All items, as put. */
export const OrderResponse = z.strictObject({ type: z.literal('order'), sequence: AnswerIndices });

/** Items to be put in order. */
export const OrderContent = z.strictObject({
  type: z.literal('order'),
  ...everySlide,
  /** In their right order; marks count for nothing. */
  answers: Answers,
});

/** Three empty items, and time to move them. */
export function newOrder(): z.infer<typeof OrderContent> {
  const answers = [newAnswer(), newAnswer(), newAnswer()];
  return { type: 'order', ...newEverySlide(), time: 2 * TIME_DEFAULT_S, answers };
}
