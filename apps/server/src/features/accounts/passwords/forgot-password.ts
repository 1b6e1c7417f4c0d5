import type { Done } from '@qc/contract';
import { publicAddress } from '#features/settings';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import type { SignInOrigin } from './check-password.ts';
import type { MailLimits } from '../mail-limits.ts';
import { mailSetPassword } from './mail-set-password.ts';
import { inSameTime } from '../same-time.ts';
import { findUserByEmail } from '../people/user-store.ts';

/**
 * Mails a one-time link for a new password, or does nothing when nobody has the address or the account is restricted:
 * the answer is the same, after about the same time. Refuses `tooManyRequests`, by the network that asks first; a
 * browser that the account knows has a count of its own.
 */
export async function forgotPassword(
  platform: Platform,
  limits: MailLimits,
  email: string,
  { ip, knownDevice }: SignInOrigin,
): Promise<Result<Done>> {
  const user = await findUserByEmail(platform.db, email);
  await limits.begin(email, { ip, device: user && (await knownDevice(user)) });
  await inSameTime(platform.random, mailReset(platform, user));
  return succeed({ ok: true });
}

async function mailReset(platform: Platform, user: UserTable | null): Promise<void> {
  if (user === null || user.disabled_from_admin === 1) return;
  const publicUrl = await publicAddress(platform);
  const isFirst = user.email_confirmed_ms === null && user.password_hash !== null;
  const letter = isFirst ? 'resetFirst' : 'reset';
  await inTransaction(platform.db, (trx) => mailSetPassword(trx, platform, user, letter, publicUrl));
}
