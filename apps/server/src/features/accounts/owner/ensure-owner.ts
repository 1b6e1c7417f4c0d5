import { UserId } from '@qc/contract';
import { ConfigError } from '#platform/config-error';
import type { UserTable } from '#platform/db/tables';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Platform } from '#platform/platform';
import { makeLoginToken } from '../sessions/login-token.ts';
import { hashPassword } from '../passwords/password.ts';
import { refuseWeakPassword } from '../passwords/password-rule.ts';
import { changeUser, findOwner, insertUser, markConfirmed, type NewUser } from '../people/user-store.ts';

/** The owner's address when none was set. Its ending is longer than any that can register or sign in by password. */
const NAMELESS_EMAIL = 'owner@questions.local';

export interface EnsuredOwner {
  ownerId: UserId;
  /** A one-time sign-in token, as long as the owner has no password. */
  token: string | null;
}

/**
 * Makes sure that there is an owner: from OWNER_EMAIL and OWNER_PASSWORD, or one without a password, who signs in by
 * a new one-time token after every start. Throws ConfigError when OWNER_EMAIL belongs to another account, or when
 * OWNER_PASSWORD is to be used and is one that everybody knows.
 */
export async function ensureOwner(platform: Platform): Promise<EnsuredOwner> {
  const known = (await findOwner(platform.db)) ?? (await makeOwner(platform));
  const owner = known.password_hash === null ? await giveCredentials(platform, known) : known;
  const token = owner.password_hash === null ? await makeLoginToken(platform, owner.id) : null;
  return { ownerId: UserId.parse(owner.id), token };
}

async function makeOwner(platform: Platform): Promise<UserTable> {
  await refuseWeakOwner(platform);
  const { owner } = platform.config;
  const email = owner?.email ?? NAMELESS_EMAIL;
  const user: NewUser = {
    id: platform.random.id(),
    email,
    name: 'Owner',
    password_hash: owner === null ? null : await hashPassword(owner.password),
    role: 0,
    phone: '',
    contact_email: owner?.email ?? '',
    currency: 'default',
    address: '',
    language: 'he',
    country: '',
    email_notifications: 1,
    disabled_from_admin: 0,
    disable_remotes_games: 0,
    last_login_ms: null,
    created_at_ms: platform.now(),
    institution_id: null,
    // Who sets the machine up answers for the address.
    email_confirmed_ms: owner === null ? null : platform.now(),
    contact_confirmed_ms: null,
    welcome_due: 0,
    disabled_reason: '',
  };
  try {
    return await insertUser(platform.db, user);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another server that started at the same moment was first, or the address is somebody's.
    const first = await findOwner(platform.db);
    if (first !== null) return first;
    throw addressTaken(email);
  }
}

/** An owner made without settings takes the ones that are set later. */
async function giveCredentials(platform: Platform, user: UserTable): Promise<UserTable> {
  const { owner } = platform.config;
  if (owner === null) return user;
  await refuseWeakOwner(platform);
  const change = { email: owner.email, contact_email: owner.email, password_hash: await hashPassword(owner.password) };
  try {
    const id = UserId.parse(user.id);
    const changed = await changeUser(platform.db, id, change);
    await markConfirmed(platform.db, id, owner.email, platform.now());
    return changed ?? user;
  } catch (error) {
    throw isUniqueViolation(error) ? addressTaken(owner.email) : error;
  }
}

async function refuseWeakOwner({ config: { owner } }: Platform): Promise<void> {
  if (owner === null) return;
  const weak = await refuseWeakPassword({ role: 0, email: owner.email, name: '' }, owner.password, 'OWNER_PASSWORD');
  if (weak) throw new ConfigError('OWNER_PASSWORD is one that guessers try first: choose another');
}

function addressTaken(email: string): ConfigError {
  return new ConfigError(`OWNER_EMAIL ${email} belongs to an account that is not the owner's`);
}
