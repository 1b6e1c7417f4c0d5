import type { ChangeEmail, Done } from '@qc/contract';
import { publicAddress } from '#features/settings';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { insertLink } from '../account-link-store.ts';
import { accountMail } from '../account-mail.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { demandCode } from '../two-step/demand-code.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import type { MailLimits } from '../mail-limits.ts';
import { inSameTime } from '../same-time.ts';
import { hashSecret } from '../secrets.ts';
import { ACCOUNT_LINK_MS } from '../sessions/session-times.ts';
import { findUserByEmail } from '../people/user-store.ts';

/**
 * Mails a link to another address; the account changes only when it is used. The present address is warned at once.
 * An address that has an account gets word of that instead, and the answer stays the same. Asks for the
 * second step where it is on. Refuses `wrongPassword`, `secondStepNeeded`, `wrongCode`, `invalidInput` for the address
 * the account has already, `tooManyRequests`.
 */
export async function changeEmail(
  platform: Platform,
  limits: { login: LoginLimits; mail: MailLimits },
  actor: Actor,
  change: ChangeEmail & { ip: string },
): Promise<Result<Done>> {
  const confirmed = await confirmPassword(platform, limits.login, actor, change);
  if (!confirmed.ok) return confirmed;
  const user = confirmed.value;
  if (change.email === user.email) {
    return refuse('invalidInput', { fields: [{ path: 'email', code: 'alreadyUsed' }] });
  }
  const withoutCode = await demandCode(platform, limits.login, user, change.code);
  if (withoutCode) return withoutCode;
  await limits.mail.begin(change.email, { ip: change.ip });
  const publicUrl = await publicAddress(platform);
  const now = platform.now();
  const token = platform.random.secret();
  await inSameTime(platform.random, mailAll());
  return succeed({ ok: true });

  async function mailAll(): Promise<void> {
    const holder = await findUserByEmail(platform.db, change.email);
    await inTransaction(platform.db, async (trx) => {
      const send = (mail: ReturnType<typeof accountMail>) => queueMail(trx, platform, mail);
      if (holder === null) {
        await insertLink(trx, {
          token_hash: hashSecret(token),
          user_id: user.id,
          purpose: 'email',
          new_email: change.email,
          created_at_ms: now,
          expires_at_ms: now + ACCOUNT_LINK_MS,
        });
        await send(accountMail('confirmEmail', user, { publicUrl, token, recipient: change.email }));
      } else {
        await send(accountMail('addressInUse', holder, {}));
      }
      await send(accountMail('emailAsked', user, { newEmail: change.email }));
    });
  }
}
