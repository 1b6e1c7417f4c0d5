import type { Db, UserTable } from '#platform/db/tables';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { insertLink } from '../account-link-store.ts';
import { accountMail } from '../account-mail.ts';
import { hashSecret } from '../secrets.ts';
import { ACCOUNT_LINK_MS, OPENED_LINK_MS, PASSWORD_LINK_MS } from '../sessions/session-times.ts';

const LIFE_MS = {
  reset: ACCOUNT_LINK_MS,
  resetFirst: ACCOUNT_LINK_MS,
  registeredAgain: ACCOUNT_LINK_MS,
  registeredFirst: ACCOUNT_LINK_MS,
  passwordLink: PASSWORD_LINK_MS,
  accountOpened: OPENED_LINK_MS,
};

/**
 * Mails a one-time link to set a password, in the caller's transaction; the few before it stay good. `publicUrl` is what `publicAddress` gave before the transaction.
 */
export async function mailSetPassword(
  trx: Db,
  platform: Platform,
  user: UserTable,
  letter: keyof typeof LIFE_MS,
  publicUrl: string | null,
): Promise<void> {
  const token = platform.random.secret();
  const now = platform.now();
  await insertLink(trx, {
    token_hash: hashSecret(token),
    user_id: user.id,
    purpose: 'reset',
    new_email: null,
    created_at_ms: now,
    expires_at_ms: now + LIFE_MS[letter],
  });
  await queueMail(trx, platform, accountMail(letter, user, { publicUrl, token }));
}
