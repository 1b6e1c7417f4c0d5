import { type SetUpOwner, UserId } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { UserTable } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { dropLoginTokens } from '../sessions/login-token-store.ts';
import { houseWords } from '../passwords/house-words.ts';
import { hashPassword } from '../passwords/password.ts';
import { refuseWeakPassword } from '../passwords/password-rule.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';
import { isSetupDue } from './setup-due.ts';
import { changeUser, findUser, markConfirmed } from '../people/user-store.ts';

/**
 * Gives the owner who came by the console's link a name, an address and a password: once, and every other session and
 * link of the owner's ends. Refuses `forbidden` to everybody else, `emailTaken`, `commonPassword`, `invalidInput`.
 */
export async function setUpOwner(platform: Platform, actor: Actor, fields: SetUpOwner): Promise<Result<UserTable>> {
  const { password, ...person } = fields;
  const owner = await findUser(platform.db, actor.userId);
  if (owner === null || !isSetupDue(owner)) return refuse('forbidden');
  const weak = await refuseWeakPassword({ ...person, role: 0 }, password, 'password', await houseWords(platform, null));
  if (weak) return weak;
  const password_hash = await hashPassword(password);
  try {
    return await inTransaction(platform.db, async (trx): Promise<Result<UserTable>> => {
      // Of two presses at one instant one wins: whoever comes second meets an owner with a password.
      const now = await findUser(trx, actor.userId);
      if (now === null || !isSetupDue(now)) return refuse('forbidden');
      const change = { ...person, contact_email: person.email, password_hash };
      const changed = await changeUser(trx, UserId.parse(now.id), change);
      // Who sets the machine up answers for the address.
      await markConfirmed(trx, now.id, change.email, platform.now());
      if (changed === null) return refuse('notSignedIn');
      await deleteSessionsOf(trx, changed.id);
      await dropLoginTokens(trx, changed.id);
      return succeed(changed);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('emailTaken', { fields: [{ path: 'email', code: 'alreadyUsed' }] });
    throw error;
  }
}
