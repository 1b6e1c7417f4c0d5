import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables';

const KEY = 'server.secret';
const known = new WeakMap<Kysely<Tables>, Promise<string>>();

/** The secret that all servers of one database share; made by the first that asks. */
export function serverSecret(db: Kysely<Tables>): Promise<string> {
  const reading = known.get(db) ?? readOrMake(db);
  known.set(db, reading);
  reading.catch(() => known.delete(db));
  return reading;
}

async function readOrMake(db: Kysely<Tables>): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('setting')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirstOrThrow();
  return row.value;
}
