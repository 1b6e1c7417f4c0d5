import * as z from 'zod/mini';
import { BREAK_MAX_MINUTES } from '../limits.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import type { SlideKind } from './slide-kind.ts';

/** What its author says of a break. */
export const BreakRules = z.strictObject({
  /** How long it is. */
  minutes: z.int().check(z.minimum(1), z.maximum(BREAK_MAX_MINUTES)),
  /** The big screen plays music meanwhile. */
  music: z.boolean(),
});
export type BreakRules = z.infer<typeof BreakRules>;

const BreakContent = z.strictObject({ type: z.literal('break'), ...everySlide, break: BreakRules });

/** A break with its own clock: it asks nothing, says when the game goes on, and shows the places so far or its picture. */
export const breakSlide = {
  content: BreakContent,
  response: null,
  /** Ten minutes with music; worth nothing. */
  fresh: () => ({ type: 'break', ...newEverySlide(), score: 0, time: 0, break: { minutes: 10, music: true } }),
  library: 'none',
  words: () => [],
} satisfies SlideKind<typeof BreakContent>;
