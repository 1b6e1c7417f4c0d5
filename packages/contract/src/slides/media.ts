import * as z from 'zod/mini';
import { everySlide, newEverySlide } from './every-slide.ts';
import type { SlideKind } from './slide-kind.ts';

/** A picture, film or sound with a heading: its medium is the opening one. */
const MediaContent = z.strictObject({ type: z.literal('media'), ...everySlide });

/** Something to look at or to hear. */
export const media = {
  content: MediaContent,
  response: null,
  /** It stays until the operator goes on, and is worth nothing. */
  fresh: () => ({ type: 'media', ...newEverySlide(), score: 0, time: 0 }),
  library: 'none',
  words: () => [],
} satisfies SlideKind<typeof MediaContent>;
