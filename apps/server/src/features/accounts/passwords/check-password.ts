import type { Credentials } from '@qc/contract';
import type { UserTable } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { checkSecondStep, type SecondStep } from '../two-step/check-second-step.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import { isRightPassword } from './password.ts';
import { refuseWeakPassword } from './password-rule.ts';
import { findUserByEmail } from '../people/user-store.ts';
import { refuseRestricted } from '../sessions/refuse-restricted.ts';

/** An account that has proved itself, and whether by a second step as well. */
export interface JudgedAccount {
  user: UserTable;
  secondStep: SecondStep;
  /** The password will not do for the role, though it is the right one. */
  passwordDue: boolean;
}
/** Where a try to sign in comes from. */
export interface SignInOrigin {
  ip: string;
  /** The name of the browser when this account has signed in there before; null: a strange one. */
  knownDevice(user: UserTable): Promise<string | null>;
}

/**
 * Judges an e-mail address, a password, and the code of the second step where the account asks for one. An unknown
 * address and a wrong password get the same answer in about the same time, and so does an account of a role that
 * `mayEnter` keeps out; only who knows the password learns that the account is restricted, or that a code is needed.
 */
export async function checkPassword(
  platform: Platform,
  limits: LoginLimits,
  { email, password, code }: Credentials,
  { ip, knownDevice }: SignInOrigin,
  mayEnter: (role: number) => boolean = () => true,
): Promise<Result<JudgedAccount>> {
  const user = await findUserByEmail(platform.db, email);
  const device = user && (await knownDevice(user));
  // A browser that the account knows is not held up by the others behind its address either.
  const [account, from] = device === null ? [email, ip] : [device, null];
  await limits.begin(account, from);
  const right = await isRightPassword(password, user?.password_hash ?? null);
  if (user === null || !right || !mayEnter(user.role)) return refuse('wrongCredentials');
  if (user.disabled_from_admin === 1) {
    await limits.forgive(account, from);
    return refuseRestricted(user);
  }
  const second = await checkSecondStep(platform, limits, user, code);
  // Who only has yet to type the code has made no mistake.
  if (second.ok || second.code === 'secondStepNeeded') await limits.forgive(account, from);
  if (!second.ok) return second;
  const passwordDue = user.role !== 2 && (await refuseWeakPassword(user, password, 'password')) !== null;
  return succeed({ user, secondStep: second.value, passwordDue });
}
