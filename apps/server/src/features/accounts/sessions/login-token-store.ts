import type { Kysely } from 'kysely';
import type { LoginTokenTable, Tables } from '#platform/db/tables';

/** Puts in a token; older ones of the same person are dead from now on. */
export async function insertLoginToken(trx: Kysely<Tables>, token: LoginTokenTable): Promise<void> {
  await trx.deleteFrom('login_token').where('user_id', '=', token.user_id).execute();
  await trx.insertInto('login_token').values(token).execute();
}

/** Uses a token up: the user's id for the one caller who is first and in time, null for everybody else. */
export async function useLoginToken(db: Kysely<Tables>, tokenHash: string, nowMs: number): Promise<string | null> {
  const { numUpdatedRows } = await db
    .updateTable('login_token')
    .set({ used_at_ms: nowMs })
    .where('token_hash', '=', tokenHash)
    .where('used_at_ms', 'is', null)
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return null;
  const row = await db
    .selectFrom('login_token')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** No token of this person signs in any more. */
export async function dropLoginTokens(trx: Kysely<Tables>, userId: string): Promise<void> {
  await trx.deleteFrom('login_token').where('user_id', '=', userId).execute();
}
