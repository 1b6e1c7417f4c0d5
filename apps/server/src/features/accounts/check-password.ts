import type { Credentials } from '@qc/contract';
import type { UserTable } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import type { LoginLimits } from './login-limits.ts';
import { isRightPassword } from './password.ts';
import { findUserByEmail } from './user-store.ts';

/**
 * Judges an e-mail address and a password. An unknown address and a wrong password get the same answer in about the
 * same time; only who knows the password learns that the account is restricted.
 */
export async function checkPassword(
  platform: Platform,
  limits: LoginLimits,
  { email, password }: Credentials,
  ip: string,
): Promise<Result<UserTable>> {
  limits.begin(email, ip);
  const user = await findUserByEmail(platform.db, email);
  const right = await isRightPassword(password, user?.password_hash ?? null);
  if (user === null || !right) return refuse('wrongCredentials');
  limits.forgive(email, ip);
  return user.disabled_from_admin === 1 ? refuse('restricted') : succeed(user);
}
