import * as z from 'zod/mini';
import { link } from '../fields.ts';
import { MINI_GAME_TIME_DEFAULT_S } from '../limits.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import type { SlideKind } from './slide-kind.ts';

const MiniGameContent = z.strictObject({
  type: z.literal('miniGame'),
  ...everySlide,
  /** Its address. */
  miniGame: link,
});

/** A game of another site in a frame; its score is the most it may give. */
export const miniGame = {
  content: MiniGameContent,
  /** The share of its points that the mini-game told, 0..1; null: it told none. Nobody can check it. */
  response: z.strictObject({
    type: z.literal('miniGame'),
    share: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  }),
  /** Without an address, and with time to play. */
  fresh: () => ({ type: 'miniGame', ...newEverySlide(), time: MINI_GAME_TIME_DEFAULT_S, miniGame: '' }),
  library: 'read',
  words: () => [],
} satisfies SlideKind<typeof MiniGameContent>;
