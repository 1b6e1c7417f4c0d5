import type { UserId } from '@qc/contract';
import { countRows } from '#platform/db/count-rows';
import { readSetting, writeSetting } from '#platform/db/setting-value';
import type { Db } from '#platform/db/tables';

const KEY = 'twoStep.dueFrom';

/** From when on staff without a second step reach nothing else, ms; 0: since it is demanded. */
export async function readTwoStepDueFrom(db: Db): Promise<number> {
  return Number((await readSetting(db, KEY)) ?? 0);
}

/** Keeps from when on it is so. */
export async function writeTwoStepDueFrom(trx: Db, atMs: number): Promise<void> {
  await writeSetting(trx, KEY, String(atMs));
}

/** How many of the staff (roles 0, 1 and 3) have no second step. */
export async function countStaffWithoutTwoStep(db: Db): Promise<number> {
  return countRows(withoutTwoStep(db));
}

/** Whom of the staff to write to about it: who has no second step, and an address that somebody can read. */
export async function listStaffWithoutTwoStep(
  db: Db,
  only: UserId | null = null,
): Promise<{ name: string; email: string; language: string }[]> {
  return withoutTwoStep(db)
    .select(['name', 'email', 'language'])
    .where('email', 'not like', '%.local')
    .$if(only !== null, (query) => query.where('id', '=', only))
    .orderBy('email')
    .execute();
}

/** Whether this person's signing in asks for a second step. */
export async function hasTwoStep(db: Db, userId: UserId): Promise<boolean> {
  const row = await db.selectFrom('two_step').select('on_since_ms').where('user_id', '=', userId).executeTakeFirst();
  return (row?.on_since_ms ?? null) !== null;
}

function withoutTwoStep(db: Db) {
  const having = db.selectFrom('two_step').select('user_id').where('on_since_ms', 'is not', null);
  return db
    .selectFrom('app_user')
    .where('role', '!=', 2)
    .where('disabled_from_admin', '=', 0)
    .where('id', 'not in', having);
}
