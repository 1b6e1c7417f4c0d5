import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { ANSWERS_MAX, ANSWER_TEXT_MAX, NUMBER_MAX, SPELLINGS_MAX } from '../limits.ts';

const index = z.int().check(z.minimum(0), z.maximum(ANSWERS_MAX - 1));
const finite = z.number().check(z.minimum(-NUMBER_MAX), z.maximum(NUMBER_MAX));

/**
 * The right answer of a slide put right after it was asked; everyone is scored again from the stored answers. `choice`:
 * trivia and true/false; `order`: indices of the answers as shown, in their right order; `typed`: all accepted
 * spellings; `number`: value and, by the tolerance rule, tolerance; `void`: the question counts for nobody.
 */
export const KeyCorrection = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    correct: z.array(index).check(z.minLength(1), z.maxLength(ANSWERS_MAX)),
  }),
  z.strictObject({
    kind: z.literal('order'),
    sequence: z.array(index).check(z.minLength(2), z.maxLength(ANSWERS_MAX)),
  }),
  z.strictObject({
    kind: z.literal('typed'),
    accepted: z.array(text(ANSWER_TEXT_MAX).check(z.minLength(1))).check(z.minLength(1), z.maxLength(SPELLINGS_MAX)),
  }),
  /** `tolerance` absent: as it was. */
  z.strictObject({ kind: z.literal('number'), value: finite, tolerance: z.optional(finite.check(z.minimum(0))) }),
  z.strictObject({ kind: z.literal('void') }),
]);
export type KeyCorrection = z.infer<typeof KeyCorrection>;

/** An entry of a result's audit: which slide's key was put right, from what to what, when and by whom. */
export const CorrectionEntry = z.object({
  slide: z.int(),
  atMs: z.number(),
  /** Name of the person; empty: not known any more. */
  by: z.string(),
  /** The right answer in words, before … */
  before: z.array(z.string()),
  /** … and after; empty: the question counts for nobody. */
  after: z.array(z.string()),
});
export type CorrectionEntry = z.infer<typeof CorrectionEntry>;
