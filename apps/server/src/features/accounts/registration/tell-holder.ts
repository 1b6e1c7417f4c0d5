import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import type { MailLimits } from '../mail-limits.ts';
import { mailSetPassword } from '../passwords/mail-set-password.ts';
import { findUserByEmail } from '../people/user-store.ts';

/**
 * Writes to the mailbox of an address with which somebody tried to register once more: how to get in, by a new password
 * where needed. Whose account nobody has proved yet learns that it can be taken over. Nothing to a restricted account,
 * and nothing where the mailbox has had enough letters.
 */
export async function tellHolder(
  platform: Platform,
  limits: MailLimits,
  { email, ip, publicUrl }: { email: string; ip: string; publicUrl: string | null },
): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (user === null || user.disabled_from_admin === 1 || !limits.allows(email, { ip })) return;
  const ofSomebody = user.email_confirmed_ms === null ? 'registeredFirst' : 'registeredAgain';
  const letter = user.password_hash === null ? 'accountOpened' : ofSomebody;
  await inTransaction(platform.db, (trx) => mailSetPassword(trx, platform, user, letter, publicUrl));
}
