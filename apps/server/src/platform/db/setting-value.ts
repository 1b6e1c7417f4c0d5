import type { Db } from './tables.ts';

/** What is kept under a key; null: nothing. */
export async function readSetting(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** Keeps a value under a key, whatever was there. */
export async function writeSetting(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** What is kept under a key: `first` at the very first call, by whichever server makes it, the same ever after. */
export async function settleSetting(db: Db, key: string, first: string): Promise<string> {
  const insert = db.insertInto('setting').values({ key, value: first });
  await insert.onConflict((conflict) => conflict.column('key').doNothing()).execute();
  return (await readSetting(db, key)) ?? first;
}
