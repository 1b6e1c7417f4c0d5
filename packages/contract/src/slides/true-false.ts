import * as z from 'zod/mini';
import { Answers, newAnswer } from './answer.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import { AnswerIndices } from './picks.ts';

/** One pick: 0 is true, 1 is false. */
export const TrueFalseResponse = z.strictObject({ type: z.literal('trueFalse'), picks: AnswerIndices });

/** Two answers, first true and then false; they have no text of their own: the screens word them. */
export const TrueFalseContent = z.strictObject({ type: z.literal('trueFalse'), ...everySlide, answers: Answers });

/** True is right. */
export function newTrueFalse(): z.infer<typeof TrueFalseContent> {
  return { type: 'trueFalse', ...newEverySlide(), answers: [newAnswer('', true), newAnswer()] };
}
