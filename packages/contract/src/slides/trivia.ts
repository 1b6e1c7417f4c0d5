import * as z from 'zod/mini';
import { AnswerIndices } from './picks.ts';

/** The answers that were picked; kept in rising order. */
export const TriviaResponse = z.strictObject({ type: z.literal('trivia'), picks: AnswerIndices });
