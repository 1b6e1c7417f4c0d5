import { recordAudit } from '#features/audit';
import { publicAddress } from '#features/settings';
import type { Db, UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { insertLink } from '../account-link-store.ts';
import { pageOfLink } from '../account-mail.ts';
import { forgetTwoStep } from '../two-step/forget-two-step.ts';
import { hashSecret } from '../secrets.ts';
import { ACCOUNT_LINK_MS } from '../sessions/session-times.ts';
import { findUserByEmail } from '../people/user-store.ts';

/** Who has the machine's console has the whole server: it stands for nobody with an account. */
const CONSOLE = { userId: null, address: 'console' };

/**
 * Takes the second step away from an owner who has nobody else to ask, and tells the owner by mail. Refuses `notFound`
 * for everybody who is no owner: they ask one.
 */
export function turnOffOwnersTwoStep(platform: Platform, email: string): Promise<Result<{ wasOn: boolean }>> {
  return asOwner(platform, email, async (trx, owner) => {
    const wasOn = await forgetTwoStep(trx, platform, owner);
    if (wasOn) await record(trx, platform, owner, 'turnOffTwoStepByConsole');
    return { wasOn };
  });
}

/**
 * Makes a one-time link by which an owner sets a new password, for a house that sends no mail. `address` is null when
 * the house does not know its own: the code is then typed in. Refuses `notFound` for everybody who is no owner.
 */
export async function newPasswordForOwner(
  platform: Platform,
  email: string,
): Promise<Result<{ token: string; address: string | null }>> {
  const publicUrl = await publicAddress(platform);
  return asOwner(platform, email, async (trx, owner) => {
    const token = platform.random.secret();
    const created_at_ms = platform.now();
    const link = { token_hash: hashSecret(token), user_id: owner.id, purpose: 'reset' as const, new_email: null };
    await insertLink(trx, { ...link, created_at_ms, expires_at_ms: created_at_ms + ACCOUNT_LINK_MS });
    await record(trx, platform, owner, 'newPasswordByConsole');
    return { token, address: publicUrl === null ? null : pageOfLink('reset', owner.language, { publicUrl, token }) };
  });
}

function asOwner<T>(
  { db }: Platform,
  email: string,
  work: (trx: Db, owner: UserTable) => Promise<T>,
): Promise<Result<T>> {
  return inTransaction(db, async (trx) => {
    const user = await findUserByEmail(trx, email.trim().toLowerCase());
    return user === null || user.role !== 0 ? refuse('notFound') : succeed(await work(trx, user));
  });
}

function record(trx: Db, { now }: Platform, owner: UserTable, action: string): Promise<void> {
  const about = { targetKind: 'user', target: owner.id, targetName: owner.email };
  return recordAudit(trx, { ...CONSOLE, atMs: now() }, { ...about, action });
}
