import * as z from 'zod/mini';
import { NUMBER_MAX } from '../limits.ts';

/** A number as answer or key: finite, its amount at most `NUMBER_MAX`. */
export const SlideNumber = z.number().check(z.minimum(-NUMBER_MAX), z.maximum(NUMBER_MAX));

/** The number that was meant, however it was written. */
export const NumberResponse = z.strictObject({ type: z.literal('number'), value: SlideNumber });
