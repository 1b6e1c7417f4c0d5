import { type RegisterUser, UserId } from '@qc/contract';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { openAccount, welcomeCredits } from './open-account.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './password-rule.ts';

/** Opens an account of a regular user. Refuses `emailTaken`, `commonPassword`. */
export async function registerUser(platform: Platform, fields: RegisterUser): Promise<Result<UserTable>> {
  const { password, ...person } = fields;
  const weak = await refuseWeakPassword({ ...person, role: 2 }, password, 'password');
  if (weak) return weak;
  const welcome = await welcomeCredits(platform);
  const passwordHash = await hashPassword(password);
  const account = { ...person, id: UserId.parse(platform.random.id()), passwordHash, institutionId: null };
  try {
    return succeed(await inTransaction(platform.db, (trx) => openAccount(trx, platform, account, welcome)));
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('emailTaken', { fields: [{ path: 'email', code: 'alreadyUsed' }] });
    throw error;
  }
}
