import { type ResetPassword, UserId } from '@qc/contract';
import type { Db, UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { findLink, useLink } from '../account-link-store.ts';
import type { ConfirmAddress } from '../addresses/confirm-address.ts';
import { houseWords } from './house-words.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './password-rule.ts';
import { hashSecret } from '../secrets.ts';
import { setPassword } from './set-password.ts';
import { forgetTwoStep } from '../two-step/forget-two-step.ts';
import { changeUser, findUser } from '../people/user-store.ts';

/** Of letters to the account's address: the one that asks for its proof is good for taking the account over, too. */
const PURPOSES = ['reset', 'confirm'] as const;

/** An account after its new password. */
export interface ResetAccount {
  user: UserTable;
  /** Nobody had proved the address before: whoever opened the account is out. */
  tookOver: boolean;
}

/**
 * Sets a new password by a mailed link; nobody is signed in by it. It proves the address. Refuses `linkOver` for an unknown, used or old link
 * alike, and for a password that will not do `invalidInput` or `commonPassword`, which leave the link as it was. The
 * second step stays as it is, but for an account whose address nobody had proved.
 */
export async function resetPassword(
  platform: Platform,
  confirmAddress: ConfirmAddress,
  { token, password }: ResetPassword,
): Promise<Result<ResetAccount>> {
  const tokenHash = hashSecret(token);
  // Looked at before the costly hash: a stranger with invented links cannot keep the server busy.
  const link = await findLink(platform.db, tokenHash, PURPOSES, platform.now());
  const user = link && (await findUser(platform.db, link.user_id));
  if (!user || user.disabled_from_admin === 1) return refuse('linkOver');
  if (link.new_email !== null && link.new_email !== user.email) return refuse('linkOver');
  const weak = await refuseWeakPassword(user, password, 'password', await houseWords(platform, user.institution_id));
  if (weak) return weak;
  const passwordHash = await hashPassword(password);
  const done = await inTransaction(platform.db, async (trx) => {
    if ((await useLink(trx, tokenHash, PURPOSES, platform.now())) === null) return null;
    const set = await setPassword(trx, platform, user, passwordHash);
    if (set === null) return null;
    const tookOver = await takeOver(trx, platform, set);
    await confirmAddress(trx, set);
    return { user: set, tookOver };
  });
  if (done === null) return refuse('linkOver');
  platform.security?.tell('passwordChanged', { userId: done.user.id });
  return succeed(done);
}

/**
 * In the caller's transaction, with the new password: an account whose address nobody had proved belongs to who has the
 * mailbox. Whatever else could let in, or tell, whoever opened it ends. An address that was proved before is never
 * taken over: false.
 */
async function takeOver(trx: Db, platform: Platform, user: UserTable): Promise<boolean> {
  if (user.email_confirmed_ms !== null) return false;
  await forgetTwoStep(trx, platform, user);
  await changeUser(trx, UserId.parse(user.id), { contact_email: user.email });
  return true;
}
