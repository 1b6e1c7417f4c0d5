import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { ConfigError } from '../config-error.ts';
import { type DatabasePlace, openDatabase } from './open-database.ts';
import type { Tables } from './tables.ts';
import { tryDatabase } from './try-database.ts';
import type { Config } from '../../config.ts';

/** Where the settings say the data is. */
export function databasePlace({ databaseUrl, dataDir }: Config): DatabasePlace {
  return databaseUrl === null ? { sqlitePath: join(dataDir, 'questions.sqlite') } : { postgresUrl: databaseUrl };
}

/** Opens for a command what a server keeps, running or not. Throws ConfigError when there is nothing, or it cannot be read. */
export async function openStoredDatabase(place: DatabasePlace): Promise<Kysely<Tables>> {
  if ('sqlitePath' in place && !existsSync(place.sqlitePath)) {
    throw new ConfigError(`There is no database at ${place.sqlitePath}`);
  }
  const db = openDatabase(place, pino({ level: 'error' }));
  try {
    await tryDatabase(db, place);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
