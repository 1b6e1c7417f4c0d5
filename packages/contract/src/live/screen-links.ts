import * as z from 'zod/mini';
import { RoomId } from '../ids.ts';

/** What a console shows, to be typed at another machine: eight letters and digits that are not mistaken for each other. */
export const ScreenCode = z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{8}$/));
/** The last part of a screen link's address: its number in the room, and what proves it. */
export const ScreenToken = z.string().check(z.regex(/^\d{1,3}-[A-Za-z0-9_-]{32}$/));

/** By what a screen link lets a page in. A code is answered with the token, which is good as long as the link is. */
export const ScreenProof = z.union([
  z.strictObject({ code: ScreenCode }),
  z.strictObject({ room: RoomId, token: ScreenToken }),
]);
export type ScreenProof = z.infer<typeof ScreenProof>;

/** Where big screens of other machines come in: the code is asked for here, from the slash. */
export const SCREEN_PATH = '/screen';
