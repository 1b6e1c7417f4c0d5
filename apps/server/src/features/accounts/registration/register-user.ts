import { type RegisterUser, UserId } from '@qc/contract';
import { mailWay, publicAddress } from '#features/settings';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { houseWords } from '../passwords/house-words.ts';
import { mailConfirmation } from '../addresses/mail-confirmation.ts';
import type { MailLimits } from '../mail-limits.ts';
import { type OpenedAccount, openAccount } from './open-account.ts';
import { hashPassword } from '../passwords/password.ts';
import { refuseWeakPassword } from '../passwords/password-rule.ts';
import type { RegistrationLimits } from './registration-limits.ts';
import { inSameTime } from '../same-time.ts';
import { giveWelcome, type WelcomeLimits } from './welcome-credits.ts';
import { mailSetPassword } from '../passwords/mail-set-password.ts';
import { findUserByEmail } from '../people/user-store.ts';

/** What is counted of registrations. */
export interface RegisterLimits {
  welcome: WelcomeLimits;
  registration: RegistrationLimits;
  mail: MailLimits;
}

/** What came of a registration. `user` is null where the address had an account: its holder is written to. */
export interface Registered {
  user: UserTable | null;
  /** Letters go out. */
  mailed: boolean;
}

/**
 * Opens an account of a regular user and mails the link that proves its address. An address that has an account is
 * answered as one more letter that is on its way; who has the mailbox reads how to get in. Refuses `commonPassword`,
 * `tooManyRequests`.
 */
export async function registerUser(
  platform: Platform,
  limits: RegisterLimits,
  fields: RegisterUser,
  ip: string,
): Promise<Result<Registered>> {
  const { password, ...person } = fields;
  const weak = await refuseWeakPassword({ ...person, role: 2 }, password, 'password', await houseWords(platform, null));
  if (weak) return weak;
  const passwordHash = await hashPassword(password);
  const publicUrl = await publicAddress(platform);
  const mailed = (await mailWay(platform)) === 'smtp';
  await limits.registration.begin(ip);
  const user = await openIfFree(platform, {
    account: {
      ...person,
      contactEmail: person.contactEmail === '' ? person.email : person.contactEmail,
      id: UserId.parse(platform.random.id()),
      passwordHash,
      institutionId: null,
    },
    publicUrl,
    welcomes: () => !mailed && limits.welcome.takes(ip),
  });
  if (user === null) {
    await inSameTime(platform.random, tellHolder(platform, limits.mail, { email: person.email, ip, publicUrl }));
    return succeed({ user, mailed });
  }
  await limits.registration.forgive(ip);
  return succeed({ user, mailed });
}

interface Opening {
  account: OpenedAccount;
  publicUrl: string | null;
  /** Whether the credits of a new account come at once. */
  welcomes(): boolean;
}

/** Null: somebody has the address. */
async function openIfFree(platform: Platform, { account, publicUrl, welcomes }: Opening): Promise<UserTable | null> {
  try {
    return await inTransaction(platform.db, async (trx) => {
      const user = await openAccount(trx, platform, account);
      await mailConfirmation(trx, platform, user, 'confirmAddress', publicUrl);
      if (user.contact_email !== user.email) await mailConfirmation(trx, platform, user, 'confirmContact', publicUrl);
      if (welcomes()) await giveWelcome(trx, platform, user.id);
      return user;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/**
 * Writes to the mailbox of an address with which somebody tried to register once more: how to get in, by a new password
 * where needed. Whose account nobody has proved yet learns that it can be taken over. Nothing to a restricted account,
 * and nothing where the mailbox has had enough letters.
 */
async function tellHolder(
  platform: Platform,
  limits: MailLimits,
  { email, ip, publicUrl }: { email: string; ip: string; publicUrl: string | null },
): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (user === null || user.disabled_from_admin === 1 || !(await limits.allows(email, { ip }))) return;
  const ofSomebody = user.email_confirmed_ms === null ? 'registeredFirst' : 'registeredAgain';
  const letter = user.password_hash === null ? 'accountOpened' : ofSomebody;
  await inTransaction(platform.db, (trx) => mailSetPassword(trx, platform, user, letter, publicUrl));
}
