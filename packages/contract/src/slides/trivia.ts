import * as z from 'zod/mini';
import { Answers, newAnswer } from './answer.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import { AnswerIndices } from './picks.ts';
import { Selection } from './selection.ts';

/** The answers that were picked; kept in rising order. */
export const TriviaResponse = z.strictObject({ type: z.literal('trivia'), picks: AnswerIndices });

/** Answers to pick from, one or several of them right. */
export const TriviaContent = z.strictObject({
  type: z.literal('trivia'),
  ...everySlide,
  answers: Answers,
  selection: Selection,
});

/** Four empty answers. */
export function newTrivia(): z.infer<typeof TriviaContent> {
  const answers = [newAnswer(), newAnswer(), newAnswer(), newAnswer()];
  return { type: 'trivia', ...newEverySlide(), answers, selection: 'single' };
}
