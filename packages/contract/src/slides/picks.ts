import * as z from 'zod/mini';
import { ANSWERS_MAX } from '../limits.ts';

/** Indices of answers as they are shown, from 0. */
export const AnswerIndices = z
  .array(z.int().check(z.minimum(0), z.maximum(ANSWERS_MAX - 1)))
  .check(z.maxLength(ANSWERS_MAX));
