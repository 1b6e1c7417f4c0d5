import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { settleSetting } from './db/setting-value.ts';
import type { Tables } from './db/tables.ts';

const KEY = 'server.secret';
/** Stands in the list of secrets for the one that lies in the database. */
export const STORED_SECRET = 'database';
const known = new WeakMap<Kysely<Tables>, Promise<string>>();
/** As the environment has them: like it, they are the whole process's. */
let given: readonly string[] = [];

/** Takes the secrets of the environment, the present one first; none: the one in the database is the present one. */
export function useServerSecrets(secrets: readonly string[]): void {
  given = secrets;
}

/** The secret by which new proofs are made; all servers of one database share it. */
export async function serverSecret(db: Kysely<Tables>): Promise<string> {
  const [present = STORED_SECRET] = given;
  return present === STORED_SECRET ? storedSecret(db) : present;
}

/** The secrets whose proofs count: the present one and, for a while, the one before. */
export async function serverSecrets(db: Kysely<Tables>): Promise<string[]> {
  const named = given.length === 0 ? [STORED_SECRET] : given;
  return Promise.all(named.map(async (secret) => (secret === STORED_SECRET ? storedSecret(db) : secret)));
}

/** Made by the first that asks. */
function storedSecret(db: Kysely<Tables>): Promise<string> {
  const reading = known.get(db) ?? settleSetting(db, KEY, randomBytes(32).toString('base64url'));
  known.set(db, reading);
  reading.catch(() => known.delete(db));
  return reading;
}
