import type { Selectable } from 'kysely';
import { countRows } from '#platform/db/count-rows';
import type { TwoStepTable } from '#platform/db/people-tables';
import type { Db } from '#platform/db/tables';

/** A second step that is asked for. */
export interface TwoStepInForce {
  /** Encrypted. */
  secret: string;
  onSinceMs: number;
  lastStep: number;
}

/** What there is of a person's second step, in force or not; null: nothing. */
export async function findTwoStep(db: Db, userId: string): Promise<Selectable<TwoStepTable> | null> {
  const row = await db.selectFrom('two_step').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ?? null;
}

/** The second step that signing in asks for; null: none. */
export async function findTwoStepInForce(db: Db, userId: string): Promise<TwoStepInForce | null> {
  const row = await findTwoStep(db, userId);
  if (row === null || row.on_since_ms === null || row.secret === null) return null;
  return { secret: row.secret, onSinceMs: row.on_since_ms, lastStep: row.last_step };
}

/** Every second step in force, sealed. */
export async function findSealed(db: Db): Promise<{ userId: string; sealed: string }[]> {
  const rows = await db.selectFrom('two_step').select(['user_id', 'secret']).where('secret', 'is not', null).execute();
  return rows.flatMap(({ user_id: userId, secret }) => (secret === null ? [] : [{ userId, sealed: secret }]));
}

/** Puts another seal in the place of one, unless the person has changed it meanwhile. */
export async function replaceSealed(db: Db, userId: string, seal: { from: string; to: string }): Promise<void> {
  const row = db.updateTable('two_step').set({ secret: seal.to }).where('user_id', '=', userId);
  await row.where('secret', '=', seal.from).execute();
}

/** Those of these people whose signing in asks for a second step. */
export async function findTwoStepPeople(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('two_step')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('on_since_ms', 'is not', null)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Keeps the secret of an app that has yet to say its first code; an earlier one that never did is forgotten. */
export async function keepPending(db: Db, userId: string, pending: string, nowMs: number): Promise<void> {
  const fresh = { pending, pending_at_ms: nowMs };
  await db
    .insertInto('two_step')
    .values({ user_id: userId, secret: null, on_since_ms: null, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
}

/** Forgets secrets that have waited since before then; what is in force stays. */
export async function forgetPending(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('two_step').where('secret', 'is', null).where('pending_at_ms', '<=', beforeMs).execute();
  await db
    .updateTable('two_step')
    .set({ pending: null, pending_at_ms: null })
    .where('pending_at_ms', '<=', beforeMs)
    .execute();
}

/** Puts the waiting secret in force; false: it is not the one that waits any more. */
export async function turnOn(
  trx: Db,
  userId: string,
  confirmed: { pending: string; step: number; nowMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('two_step')
    .set({
      secret: confirmed.pending,
      on_since_ms: confirmed.nowMs,
      last_step: confirmed.step,
      pending: null,
      pending_at_ms: null,
    })
    .where('user_id', '=', userId)
    .where('pending', '=', confirmed.pending)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up the code of one time step; false: it, or a later one, was used before. */
export async function useStep(db: Db, userId: string, secret: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_step')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('on_since_ms', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nothing of the second step is left; false: it was not on. */
export async function turnOff(trx: Db, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const gone = await trx
    .deleteFrom('two_step')
    .where('user_id', '=', userId)
    .returning('on_since_ms')
    .executeTakeFirst();
  return gone !== undefined && gone.on_since_ms !== null;
}

/** These recovery codes, and no others from now on. */
export async function replaceRecoveryCodes(trx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at_ms: null })))
    .execute();
}

/** Uses a recovery code up; false: there is no such code that was never used. */
export async function useRecoveryCode(trx: Db, userId: string, codeHash: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_code')
    .set({ used_at_ms: nowMs })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at_ms', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many recovery codes were never used. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom('recovery_code').where('user_id', '=', userId).where('used_at_ms', 'is', null));
}
