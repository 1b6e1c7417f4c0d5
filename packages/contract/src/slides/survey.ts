import * as z from 'zod/mini';
import { Answers, newAnswer } from './answer.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import { AnswerIndices } from './picks.ts';
import { Selection } from './selection.ts';

/** The answers that were picked; kept in rising order. */
export const SurveyResponse = z.strictObject({ type: z.literal('survey'), picks: AnswerIndices });

/** Answers to pick from, none of them right: their marks are those of the slide it was before, and count for nothing. */
export const SurveyContent = z.strictObject({
  type: z.literal('survey'),
  ...everySlide,
  answers: Answers,
  selection: Selection,
});

/** Three empty answers, worth nothing. */
export function newSurvey(): z.infer<typeof SurveyContent> {
  const answers = [newAnswer(), newAnswer(), newAnswer()];
  return { type: 'survey', ...newEverySlide(), score: 0, answers, selection: 'single' };
}
