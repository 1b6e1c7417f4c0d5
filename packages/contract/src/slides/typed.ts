import * as z from 'zod/mini';
import { ANSWER_TEXT_MAX } from '../limits.ts';

/** What was typed. */
export const TypedResponse = z.strictObject({
  type: z.literal('typed'),
  text: z.string().check(z.maxLength(ANSWER_TEXT_MAX)),
});
