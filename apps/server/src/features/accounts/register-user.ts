import { type RegisterUser, UserId } from '@qc/contract';
import { mailWay, publicAddress } from '#features/settings';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { mailConfirmation } from './mail-confirmation.ts';
import { openAccount } from './open-account.ts';
import { houseWords } from './house-words.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './password-rule.ts';
import { giveWelcome, type WelcomeLimits } from './welcome-credits.ts';

/**
 * Opens an account of a regular user and mails the link that proves its address. Refuses `emailTaken`,
 * `commonPassword`.
 */
export async function registerUser(
  platform: Platform,
  limits: WelcomeLimits,
  fields: RegisterUser,
  ip: string,
): Promise<Result<UserTable>> {
  const { password, ...person } = fields;
  const weak = await refuseWeakPassword({ ...person, role: 2 }, password, 'password', await houseWords(platform, null));
  if (weak) return weak;
  const passwordHash = await hashPassword(password);
  const publicUrl = await publicAddress(platform);
  const sendsMail = (await mailWay(platform)) === 'smtp';
  const account = {
    ...person,
    contactEmail: person.contactEmail === '' ? person.email : person.contactEmail,
    id: UserId.parse(platform.random.id()),
    passwordHash,
    institutionId: null,
  };
  try {
    return succeed(
      await inTransaction(platform.db, async (trx) => {
        const user = await openAccount(trx, platform, account);
        await mailConfirmation(trx, platform, user, 'confirmAddress', publicUrl);
        if (user.contact_email !== user.email) await mailConfirmation(trx, platform, user, 'confirmContact', publicUrl);
        if (!sendsMail && limits.takes(ip)) await giveWelcome(trx, platform, user.id);
        return user;
      }),
    );
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('emailTaken', { fields: [{ path: 'email', code: 'alreadyUsed' }] });
    throw error;
  }
}
