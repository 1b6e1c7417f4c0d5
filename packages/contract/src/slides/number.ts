import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { NUMBER_MAX, UNIT_MAX } from '../limits.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import type { SlideKind } from './slide-kind.ts';

/** A number as answer or key: finite, its amount at most `NUMBER_MAX`. */
const SlideNumber = z.number().check(z.minimum(-NUMBER_MAX), z.maximum(NUMBER_MAX));

/** How numbers win: the nearest of all players, or everyone within the tolerance. */
export const NUMBER_RULES = ['closest', 'tolerance'] as const;
export const NumberRule = z.enum(NUMBER_RULES);
export type NumberRule = z.infer<typeof NumberRule>;

/** The key of a number slide. */
export const NumberKey = z.strictObject({
  /** Null while the author has not said. */
  value: z.nullable(SlideNumber),
  rule: NumberRule,
  /** Largest distance that is still right, with the tolerance rule. */
  tolerance: SlideNumber.check(z.minimum(0)),
  /** Shown beside the number, such as km. */
  unit: text(UNIT_MAX),
});
export type NumberKey = z.infer<typeof NumberKey>;

const NumberContent = z.strictObject({ type: z.literal('number'), ...everySlide, numberKey: NumberKey });

/** A number that is to be found, or met as nearly as one can. */
export const number = {
  content: NumberContent,
  /** The number that was meant, however it was written. */
  response: z.strictObject({ type: z.literal('number'), value: SlideNumber }),
  /** The nearest wins; the number is still to be said. */
  fresh: () => ({
    type: 'number',
    ...newEverySlide(),
    numberKey: { value: null, rule: 'closest', tolerance: 0, unit: '' },
  }),
  library: 'read',
  words: ({ numberKey }) => [numberKey.unit],
} satisfies SlideKind<typeof NumberContent>;
