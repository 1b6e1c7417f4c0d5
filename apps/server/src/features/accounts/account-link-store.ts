import type { AccountLinkTable, Db } from '#platform/db/tables';

type Purpose = AccountLinkTable['purpose'];

/** So many links of one purpose are good at a time: who asks again does not end the one on its way. */
const KEPT: Record<Purpose, number> = { reset: 3, confirm: 3, email: 1, contact: 1 };

/** Puts in a link; of older ones of the same person for the same purpose the newest few stay good. */
export async function insertLink(trx: Db, link: Omit<AccountLinkTable, 'used_at_ms'>): Promise<void> {
  const earlier = await trx
    .selectFrom('account_link')
    .select('token_hash')
    .where('user_id', '=', link.user_id)
    .where('purpose', '=', link.purpose)
    .orderBy('created_at_ms', 'desc')
    .orderBy('token_hash')
    .execute();
  const over = earlier.slice(KEPT[link.purpose] - 1).map(({ token_hash }) => token_hash);
  if (over.length > 0) await trx.deleteFrom('account_link').where('token_hash', 'in', over).execute();
  await trx
    .insertInto('account_link')
    .values({ ...link, used_at_ms: null })
    .execute();
}

/** A link that can still be used, or null. */
export async function findLink(
  db: Db,
  tokenHash: string,
  purposes: readonly Purpose[],
  nowMs: number,
): Promise<AccountLinkTable | null> {
  const row = await db
    .selectFrom('account_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('used_at_ms', 'is', null)
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up: the row for the one caller who is first and in time, null for everybody else. */
export async function useLink(
  trx: Db,
  tokenHash: string,
  purposes: readonly Purpose[],
  nowMs: number,
): Promise<AccountLinkTable | null> {
  const row = await trx
    .updateTable('account_link')
    .set({ used_at_ms: nowMs })
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('used_at_ms', 'is', null)
    .where('expires_at_ms', '>', nowMs)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Nothing that was mailed to a person, or printed for one, works any more. */
export async function dropLinksOf(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('account_link').where('user_id', '=', userId).execute();
  await trx.deleteFrom('login_token').where('user_id', '=', userId).execute();
}

/** Nothing that was mailed to a person for this purpose works any more. */
export async function dropLinksFor(trx: Db, userId: string, purpose: Purpose): Promise<void> {
  await trx.deleteFrom('account_link').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}
