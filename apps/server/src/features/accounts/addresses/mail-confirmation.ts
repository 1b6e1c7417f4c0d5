import type { Db, UserTable } from '#platform/db/tables';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { insertLink } from '../account-link-store.ts';
import { accountMail } from '../account-mail.ts';
import { hashSecret } from '../secrets.ts';
import { CONFIRM_LINK_MS } from '../sessions/session-times.ts';

const PURPOSES = { confirmAddress: 'confirm', addressCorrected: 'confirm', confirmContact: 'contact' } as const;

/**
 * Mails a link by which the account's address, or another one for letters, is proved, in the caller's transaction.
 * `publicUrl` is what `publicAddress` gave before the transaction.
 */
export async function mailConfirmation(
  trx: Db,
  platform: Platform,
  user: UserTable,
  letter: keyof typeof PURPOSES,
  publicUrl: string | null,
): Promise<void> {
  const token = platform.random.secret();
  const now = platform.now();
  const purpose = PURPOSES[letter];
  const recipient = purpose === 'confirm' ? user.email : user.contact_email;
  await insertLink(trx, {
    token_hash: hashSecret(token),
    user_id: user.id,
    purpose,
    new_email: recipient,
    created_at_ms: now,
    expires_at_ms: now + CONFIRM_LINK_MS,
  });
  const mail = accountMail(letter, user, { publicUrl, token, recipient });
  await queueMail(trx, platform, mail);
}

/** Whether the address for letters has become one that asks for a proof of its own. */
export function isOtherContact(before: UserTable, { email, contact_email }: UserTable): boolean {
  return contact_email !== '' && contact_email !== email && contact_email !== before.contact_email;
}
