import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { LOBBY_CAPTION_MAX } from '../limits.ts';
import { MediaRef, type MediaType } from './media.ts';

/** What stands in a game's lobby beside code and names: a title, a sponsor. */
export const LobbySlide = z.strictObject({
  media: MediaRef,
  /** Shown under it; empty: nothing. */
  caption: text(LOBBY_CAPTION_MAX),
});
export type LobbySlide = z.infer<typeof LobbySlide>;

/** Which media may stand there. */
export const LOBBY_SLIDE_TYPES = ['image'] as const satisfies readonly MediaType[];
