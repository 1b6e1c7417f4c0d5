import type { RegisterUser } from '@qc/contract';
import type { UserTable } from '#platform/db/tables';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { hashPassword } from './password.ts';
import { insertUser } from './user-store.ts';

/** Opens an account of a regular user. Refuses `emailTaken`. */
export async function registerUser(platform: Platform, fields: RegisterUser): Promise<Result<UserTable>> {
  const user: UserTable = {
    id: platform.random.id(),
    email: fields.email,
    name: fields.name,
    password_hash: await hashPassword(fields.password),
    role: 2,
    phone: fields.phone,
    contact_email: fields.contactEmail,
    currency: fields.currency,
    address: fields.address,
    language: fields.language,
    country: fields.country,
    email_notifications: 1,
    disabled_from_admin: 0,
    disable_remotes_games: 0,
    last_login_ms: null,
    created_at_ms: platform.now(),
  };
  try {
    await insertUser(platform.db, user);
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('emailTaken', { fields: [{ path: 'email', code: 'alreadyUsed' }] });
    throw error;
  }
  return succeed(user);
}
