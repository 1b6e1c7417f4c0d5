import { type Done, UserId } from '@qc/contract';
import type { Updateable } from 'kysely';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { dropLinksOf, useLink } from './account-link-store.ts';
import { accountMail } from './account-mail.ts';
import { hashSecret } from './secrets.ts';
import { changeUser, findUser } from './user-store.ts';

/**
 * Takes over the address a link was mailed to; the old one is told, and nothing mailed there works any more. Signs
 * nobody in. Refuses `linkOver` for an unknown, used or old link alike, `emailTaken` when somebody was quicker.
 */
export async function confirmEmail(platform: Platform, token: string): Promise<Result<Done>> {
  const { db, now, random } = platform;
  try {
    return await inTransaction(db, async (trx) => {
      const link = await useLink(trx, hashSecret(token), 'email', now());
      const user = link && (await findUser(trx, link.user_id));
      if (!user || user.disabled_from_admin === 1 || link.new_email === null) return refuse('linkOver');
      const change: Updateable<UserTable> = { email: link.new_email };
      // Who used one address for both goes on doing so: no mail may go on to an address that was given up.
      if (user.contact_email === user.email) change.contact_email = link.new_email;
      await changeUser(trx, UserId.parse(user.id), change);
      await dropLinksOf(trx, user.id);
      const mail = accountMail('emailChanged', user, { newEmail: link.new_email });
      await queueMail(trx, { id: random.id(), ...mail }, now());
      return succeed({ ok: true });
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('emailTaken');
    throw error;
  }
}
