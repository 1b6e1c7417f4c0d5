import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import type { JudgedAccount } from '../passwords/check-password.ts';
import { insertLoginToken, useLoginToken } from './login-token-store.ts';
import { hashSecret } from '../secrets.ts';
import { LOGIN_TOKEN_MS } from './session-times.ts';
import { findUser } from '../people/user-store.ts';
import { refuseRestricted } from './refuse-restricted.ts';

/** Makes a token that signs its user in once, within a day; an older one is dead from then on. Only its hash is stored. */
export async function makeLoginToken(platform: Platform, userId: string): Promise<string> {
  const token = platform.random.secret();
  const expires_at_ms = platform.now() + LOGIN_TOKEN_MS;
  const row = { token_hash: hashSecret(token), user_id: userId, expires_at_ms, used_at_ms: null };
  await inTransaction(platform.db, (trx) => insertLoginToken(trx, row));
  return token;
}

/**
 * Uses a token up. An unknown, used or old one is refused alike. It asks for no second step: such tokens are printed on
 * the server's own console only, for an owner without a password, and whoever reads that has the whole server.
 */
export async function exchangeToken(platform: Platform, token: string): Promise<Result<JudgedAccount>> {
  const userId = await useLoginToken(platform.db, hashSecret(token), platform.now());
  const user = userId === null ? null : await findUser(platform.db, userId);
  if (user === null) return refuse('wrongCredentials');
  return user.disabled_from_admin === 1
    ? refuseRestricted(user)
    : succeed({ user, secondStep: 'given', passwordDue: false });
}
