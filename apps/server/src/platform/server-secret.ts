import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { settleSetting } from './db/setting-value.ts';
import type { Tables } from './db/tables.ts';

const KEY = 'server.secret';
const known = new WeakMap<Kysely<Tables>, Promise<string>>();

/** The secret that all servers of one database share; made by the first that asks. */
export function serverSecret(db: Kysely<Tables>): Promise<string> {
  const reading = known.get(db) ?? settleSetting(db, KEY, randomBytes(32).toString('base64url'));
  known.set(db, reading);
  reading.catch(() => known.delete(db));
  return reading;
}
