import { type Done, UserId } from '@qc/contract';
import type { AccountLinkTable, Db, UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { dropLinksOf, findLink, useLink } from '../account-link-store.ts';
import { accountMail } from '../account-mail.ts';
import type { ConfirmAddress } from './confirm-address.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import { isRightPassword } from '../passwords/password.ts';
import { hashSecret } from '../secrets.ts';
import { changeUser, findUser, markContactConfirmed } from '../people/user-store.ts';

const PURPOSES = ['email', 'confirm', 'contact'] as const;

/** Who presses a mailed link. */
export interface Pressing {
  token: string;
  /** Of the account, where its session is not in this browser. */
  password?: string | undefined;
  ip: string;
  /** Whose session this browser has; null: none. */
  sessionOf: string | null;
}

/**
 * Proves an address by the link mailed to it: that of the account, the one it is to have from now on, or another one
 * for letters. The mailbox alone is not enough for the first two: whoever was written to because a stranger typed the
 * address must not make the stranger's account theirs by a press, so the account's session is asked for, or its
 * password. Signs nobody in. Refuses `linkOver` for an unknown, used or old link alike, `passwordNeeded`, or
 * `whoseAccount` where the account can be taken over instead, `wrongPassword`, and `emailTaken` when somebody was quicker.
 */
export async function confirmEmail(
  platform: Platform,
  limits: LoginLimits,
  confirmAddress: ConfirmAddress,
  pressing: Pressing,
): Promise<Result<Done>> {
  const { db, now } = platform;
  const tokenHash = hashSecret(pressing.token);
  const found = await findLink(db, tokenHash, PURPOSES, now());
  const holder = found && (await findUser(db, found.user_id));
  if (!found || !holder) return refuse('linkOver');
  const knows = found.purpose === 'contact' ? null : await refuseStranger(limits, holder, found.purpose, pressing);
  if (knows) return knows;
  try {
    const proved = await inTransaction(db, async (trx) => {
      const link = await useLink(trx, tokenHash, PURPOSES, now());
      const user = link && (await findUser(trx, link.user_id));
      if (!user || user.disabled_from_admin === 1 || link.new_email === null) return refuse('linkOver');
      return await prove(trx, platform, confirmAddress, { user, purpose: link.purpose, email: link.new_email });
    });
    if (proved.ok && found.purpose === 'email') {
      platform.security?.tell('emailChanged', { userId: holder.id, ip: pressing.ip });
    }
    return proved;
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('emailTaken');
    throw error;
  }
}

/** Null: whoever presses has the account's session, or its password. */
async function refuseStranger(
  limits: LoginLimits,
  { id, email, password_hash }: UserTable,
  purpose: AccountLinkTable['purpose'],
  { password, ip, sessionOf }: Pressing,
): Promise<Result<never> | null> {
  if (sessionOf === id || password_hash === null) return null;
  if (password === undefined) return refuse(purpose === 'confirm' ? 'whoseAccount' : 'passwordNeeded');
  await limits.begin(email, ip);
  if (!(await isRightPassword(password, password_hash))) {
    return refuse('wrongPassword', { fields: [{ path: 'password', code: 'wrong' }] });
  }
  await limits.forgive(email, ip);
  return null;
}

interface Proof {
  user: UserTable;
  purpose: AccountLinkTable['purpose'];
  email: string;
}

async function prove(
  trx: Db,
  platform: Platform,
  confirmAddress: ConfirmAddress,
  { user, purpose, email }: Proof,
): Promise<Result<Done>> {
  if (purpose === 'contact') {
    return (await markContactConfirmed(trx, user.id, email, platform.now()))
      ? succeed({ ok: true })
      : refuse('linkOver');
  }
  if (purpose === 'confirm') {
    if (user.email !== email) return refuse('linkOver');
    await confirmAddress(trx, user);
    return succeed({ ok: true });
  }
  // Who used one address for both goes on doing so: no mail may go on to an address that was given up.
  const contact = user.contact_email === user.email ? { contact_email: email } : {};
  const moved = await changeUser(trx, UserId.parse(user.id), { email, ...contact });
  if (moved === null) return refuse('linkOver');
  await dropLinksOf(trx, user.id);
  await confirmAddress(trx, moved);
  const mail = accountMail('emailChanged', user, { newEmail: email });
  await queueMail(trx, platform, mail);
  return succeed({ ok: true });
}
