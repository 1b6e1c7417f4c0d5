import * as z from 'zod/mini';
import { RoomId } from '../ids.ts';
import { SCREEN_CODE_FORM, SCREEN_TOKEN_FORM } from './screen-forms.ts';

/** By what a screen link lets a page in. A code is answered with the token, which is good as long as the link is. */
export const ScreenProof = z.union([
  z.strictObject({ code: z.string().check(z.regex(SCREEN_CODE_FORM)) }),
  z.strictObject({ room: RoomId, token: z.string().check(z.regex(SCREEN_TOKEN_FORM)) }),
]);
export type ScreenProof = z.infer<typeof ScreenProof>;
