import * as z from 'zod/mini';
import { AnswerIndices } from './picks.ts';

/** One pick: 0 is true, 1 is false. */
export const TrueFalseResponse = z.strictObject({ type: z.literal('trueFalse'), picks: AnswerIndices });
