import * as z from 'zod/mini';
import { email, knownEmail, timeMs } from '../fields.ts';
import { SessionId, UserId } from '../ids.ts';
import { PASSWORD_MAX } from '../limits.ts';
import { secondCode } from './two-step.ts';
import { Password } from './user.ts';

/** The password as it is now: any text, because older rules may have let it in. Empty on an account without one. */
const currentPassword = z.string().check(z.maxLength(PASSWORD_MAX));
/** The secret of a mailed link, as the address or the person gives it. */
const linkToken = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** Whose password is forgotten. */
export const ForgotPassword = z.strictObject({ email: knownEmail });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

/** A new password by the mailed link. */
export const ResetPassword = z.strictObject({ token: linkToken, password: Password });
export type ResetPassword = z.infer<typeof ResetPassword>;

/** A new password by the old one. */
export const ChangePassword = z.strictObject({
  password: currentPassword,
  newPassword: Password,
  code: z.optional(secondCode),
});
export type ChangePassword = z.infer<typeof ChangePassword>;

/** Another address to sign in with. */
export const ChangeEmail = z.strictObject({ password: currentPassword, email, code: z.optional(secondCode) });
export type ChangeEmail = z.infer<typeof ChangeEmail>;

/** The secret of a link that proves an address. */
export const ConfirmEmail = z.strictObject({
  token: linkToken,
  /** The account's, where its session is not in this browser: once `passwordNeeded` or `whoseAccount` asked for it. */
  password: z.optional(currentPassword),
});
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;

/** Which address a letter is to ask about once more: that of the account, or another one for letters. */
export const SendConfirmation = z.strictObject({ address: z.enum(['account', 'contact']) });
export type SendConfirmation = z.infer<typeof SendConfirmation>;

/** How far the own addresses are proved, and what depends on it. */
export const Confirmation = z.object({
  emailConfirmed: z.boolean(),
  contactConfirmed: z.boolean(),
  /** Games that others gave and that arrive with the proof. */
  waiting: z.int(),
  /** Letters go out. False: an admin confirms by hand. */
  mailed: z.boolean(),
});
export type Confirmation = z.infer<typeof Confirmation>;

/** Says that it is the person, not just an open screen. */
export const OwnPassword = z.strictObject({ password: currentPassword });
export type OwnPassword = z.infer<typeof OwnPassword>;

/** The same, with the code of the second step where one is on. */
export const OwnProof = z.strictObject({ password: currentPassword, code: z.optional(secondCode) });
export type OwnProof = z.infer<typeof OwnProof>;

/** For the own account the proof; for another one, which admins may delete, who gets its games. */
export const DeleteUser = z.strictObject({
  password: z._default(currentPassword, ''),
  code: z.optional(secondCode),
  gamesTo: z.optional(z.nullable(UserId)),
});
export type DeleteUser = z.infer<typeof DeleteUser>;

export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung', 'other'] as const;
export const DEVICES = ['android', 'iphone', 'ipad', 'windows', 'mac', 'linux', 'chromebook', 'other'] as const;

/** One place where the account is signed in. */
export const OpenSession = z.object({
  _id: SessionId,
  browser: z.enum(BROWSERS),
  device: z.enum(DEVICES),
  createdAt: timeMs,
  /** To within some minutes. */
  lastSeen: timeMs,
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;
