import type { UserTable } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import type { LoginLimits } from '../sessions/login-limits.ts';
import { isRightPassword } from './password.ts';
import { findUser } from '../people/user-store.ts';

/**
 * Asks for the password once more before something that an open screen alone may not do. Wrong tries are counted as
 * those of signing in are, but apart: who guesses from outside does not keep the person from a new password. An account without a password (the owner who came by the printed link) has nothing to ask for.
 */
export async function confirmPassword(
  platform: Platform,
  limits: LoginLimits,
  actor: Actor,
  given: { password: string; ip: string },
): Promise<Result<UserTable>> {
  const user = await findUser(platform.db, actor.userId);
  if (user === null) return refuse('notSignedIn');
  if (user.password_hash === null) return succeed(user);
  // Nothing typed is no try.
  if (given.password === '') return refuse('invalidInput', { fields: [{ path: 'password', code: 'required' }] });
  const account = `signed in: ${user.id}`;
  await limits.begin(account, given.ip);
  if (!(await isRightPassword(given.password, user.password_hash))) {
    return refuse('wrongPassword', { fields: [{ path: 'password', code: 'wrong' }] });
  }
  await limits.forgive(account, given.ip);
  return succeed(user);
}
