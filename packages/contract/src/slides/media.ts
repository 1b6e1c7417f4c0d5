import * as z from 'zod/mini';
import { everySlide, newEverySlide } from './every-slide.ts';

/** A picture, film or sound with a heading: its medium is the opening one. */
export const MediaContent = z.strictObject({ type: z.literal('media'), ...everySlide });

/** It stays until the operator goes on, and is worth nothing. */
export function newMedia(): z.infer<typeof MediaContent> {
  return { type: 'media', ...newEverySlide(), score: 0, time: 0 };
}
