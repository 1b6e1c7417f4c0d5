import type { Db } from '#platform/db/tables';

const KEY = 'demo-seed';

/** Whether the demo content was brought in before. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (await db.selectFrom('setting').select('key').where('key', '=', KEY).executeTakeFirst()) !== undefined;
}

/** Remembers that the demo content is there; fails when another process was quicker, and its transaction with it. */
export async function markSeeded(trx: Db, now: number): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ key: KEY, value: String(now) })
    .execute();
}
