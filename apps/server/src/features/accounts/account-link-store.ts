import type { AccountLinkTable, Db } from '#platform/db/tables';

type Purpose = AccountLinkTable['purpose'];

/** Puts in a link; older ones of the same person for the same purpose are dead from now on. */
export async function insertLink(trx: Db, link: Omit<AccountLinkTable, 'used_at_ms'>): Promise<void> {
  await trx
    .deleteFrom('account_link')
    .where('user_id', '=', link.user_id)
    .where('purpose', '=', link.purpose)
    .execute();
  await trx
    .insertInto('account_link')
    .values({ ...link, used_at_ms: null })
    .execute();
}

/** A link that can still be used, or null. */
export async function findLink(
  db: Db,
  tokenHash: string,
  purpose: Purpose,
  nowMs: number,
): Promise<AccountLinkTable | null> {
  const row = await db
    .selectFrom('account_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at_ms', 'is', null)
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up: the row for the one caller who is first and in time, null for everybody else. */
export async function useLink(
  trx: Db,
  tokenHash: string,
  purpose: Purpose,
  nowMs: number,
): Promise<AccountLinkTable | null> {
  const row = await trx
    .updateTable('account_link')
    .set({ used_at_ms: nowMs })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
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
