import { setTimeout as pause } from 'node:timers/promises';
import type { Done } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { insertLink } from './account-link-store.ts';
import { accountMail } from './account-mail.ts';
import type { MailLimits } from './mail-limits.ts';
import { hashSecret } from './secrets.ts';
import { ACCOUNT_LINK_MS } from './session-times.ts';
import { findUserByEmail } from './user-store.ts';

/** Every answer takes at least this long, far longer than the work: it does not tell whether there was any, ms. */
const ANSWER_MS = 250;

/**
 * Mails a one-time link for a new password, or does nothing when nobody has the address or the account is restricted:
 * the answer is the same, after about the same time.
 */
export async function forgotPassword(platform: Platform, limits: MailLimits, email: string): Promise<Result<Done>> {
  limits.begin(email);
  await Promise.all([mailReset(platform, email), pause(ANSWER_MS)]);
  return succeed({ ok: true });
}

async function mailReset(platform: Platform, email: string): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (user === null || user.disabled_from_admin === 1) return;
  const token = platform.random.secret();
  const now = platform.now();
  const mail = accountMail('reset', user, { publicUrl: platform.config.publicUrl, token });
  await inTransaction(platform.db, async (trx) => {
    await insertLink(trx, {
      token_hash: hashSecret(token),
      user_id: user.id,
      purpose: 'reset',
      new_email: null,
      expires_at_ms: now + ACCOUNT_LINK_MS,
    });
    await queueMail(trx, { id: platform.random.id(), ...mail }, now);
  });
}
