import type { Done } from '@qc/contract';
import { publicAddress } from '#features/settings';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import type { MailLimits } from './mail-limits.ts';
import { mailSetPassword } from './mail-set-password.ts';
import { inSameTime } from './same-time.ts';
import { findUserByEmail } from './user-store.ts';

/**
 * Mails a one-time link for a new password, or does nothing when nobody has the address or the account is restricted:
 * the answer is the same, after about the same time.
 */
export async function forgotPassword(platform: Platform, limits: MailLimits, email: string): Promise<Result<Done>> {
  limits.begin(email);
  await inSameTime(platform.random, mailReset(platform, email));
  return succeed({ ok: true });
}

async function mailReset(platform: Platform, email: string): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (user === null || user.disabled_from_admin === 1) return;
  const publicUrl = await publicAddress(platform);
  await inTransaction(platform.db, (trx) => mailSetPassword(trx, platform, user, 'reset', publicUrl));
}
