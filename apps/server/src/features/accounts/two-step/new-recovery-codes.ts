import type { Platform } from '#platform/platform';
import { inPasswordTurn } from '../passwords/password.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { serverSecret } from '#platform/server-secret';

/** Recovery codes for a person, and what of them goes into the database. */
export async function newRecoveryCodes(
  platform: Platform,
  userId: string,
): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = makeRecoveryCodes();
  const secret = await serverSecret(platform.db);
  const hashes = await Promise.all(codes.map((code) => inPasswordTurn(() => hashRecoveryCode(code, userId, secret))));
  return { codes, hashes };
}
