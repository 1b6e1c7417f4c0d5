import type { ResetPassword } from '@qc/contract';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { findLink, useLink } from './account-link-store.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './password-rule.ts';
import { hashSecret } from './secrets.ts';
import { setPassword } from './set-password.ts';
import { findUser } from './user-store.ts';

/**
 * Sets a new password by a mailed link; nobody is signed in by it. Refuses `linkOver` for an unknown, used or old link
 * alike, and for a password that will not do `invalidInput` or `commonPassword`, which leave the link as it was. The
 * second step stays as it is.
 */
export async function resetPassword(
  platform: Platform,
  { token, password }: ResetPassword,
): Promise<Result<UserTable>> {
  const tokenHash = hashSecret(token);
  // Looked at before the costly hash: a stranger with invented links cannot keep the server busy.
  const link = await findLink(platform.db, tokenHash, 'reset', platform.now());
  const user = link && (await findUser(platform.db, link.user_id));
  if (!user || user.disabled_from_admin === 1) return refuse('linkOver');
  const weak = await refuseWeakPassword(user, password, 'password');
  if (weak) return weak;
  const passwordHash = await hashPassword(password);
  const done = await inTransaction(platform.db, async (trx) => {
    if ((await useLink(trx, tokenHash, 'reset', platform.now())) === null) return null;
    return setPassword(trx, platform, user, passwordHash);
  });
  return done === null ? refuse('linkOver') : succeed(done);
}
