import { UserId } from '@qc/contract';
import type { Db, UserTable } from '#platform/db/tables';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { accountMail } from '../account-mail.ts';
import { dropLinksOf } from '../account-link-store.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';
import { changeUser } from '../people/user-store.ts';

/**
 * Writes a new password in the caller's transaction: every session ends, no link mailed before works any more, and the
 * person is told. The account comes first, so that a sign-in by the old password under way sees it or is seen here.
 */
export async function setPassword(
  trx: Db,
  platform: Platform,
  user: UserTable,
  passwordHash: string,
): Promise<UserTable | null> {
  const changed = await changeUser(trx, UserId.parse(user.id), { password_hash: passwordHash });
  if (changed === null) return null;
  await deleteSessionsOf(trx, user.id);
  await dropLinksOf(trx, user.id);
  const mail = accountMail('passwordChanged', changed, {});
  await queueMail(trx, platform, mail);
  return changed;
}
