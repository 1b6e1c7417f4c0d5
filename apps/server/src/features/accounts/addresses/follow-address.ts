import type { Db, UserTable } from '#platform/db/tables';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { dropLinksOf } from '../account-link-store.ts';
import { accountMail } from '../account-mail.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { mailSetPassword } from '../passwords/mail-set-password.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';

/**
 * In the caller's transaction, once an admin has corrected the address of an account: whatever lets in by the old one
 * ends, which is told of it, and the new one is asked for its proof; by the first link of all where nobody has set a
 * password yet.
 */
export async function followAddress(
  trx: Db,
  platform: Platform,
  { before, after, publicUrl }: { before: UserTable; after: UserTable; publicUrl: string | null },
): Promise<void> {
  await deleteSessionsOf(trx, after.id);
  await dropLinksOf(trx, after.id);
  const mail = accountMail('emailChanged', before, { newEmail: after.email });
  await queueMail(trx, platform, mail);
  if (after.email_confirmed_ms !== null) return;
  if (after.password_hash === null) await mailSetPassword(trx, platform, after, 'accountOpened', publicUrl);
  else await mailConfirmation(trx, platform, after, 'addressCorrected', publicUrl);
}
