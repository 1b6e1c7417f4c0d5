import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../config-error.ts';
import { databaseErrorCodes, isUntrustedCertificate } from './database-error.ts';
import type { DatabasePlace } from './open-database.ts';
import type { Tables } from './tables.ts';

/** Has a first word with the database. Throws ConfigError with the reason when there is no answer. */
export async function tryDatabase(db: Kysely<Tables>, place: DatabasePlace): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    const setting = 'postgresUrl' in place ? 'DATABASE_URL' : `The database ${place.sqlitePath}`;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`${setting} cannot be used: ${reason}`, ...adviceFor(error)].join('\n'));
  }
}

/** What to do about it, where PostgreSQL's own word leaves that open. */
function adviceFor(error: unknown): string[] {
  if (isUntrustedCertificate(error)) {
    return [
      'Its certificate has to be of that host, valid, and vouched for by an authority that is known here; a file with an authority of your own is named by &sslrootcert=/path/to/ca.crt',
    ];
  }
  if (databaseErrorCodes(error).sqlstate === NOT_LET_IN) {
    return ['A server that wants encryption gets it with ?sslmode=verify-full'];
  }
  return [];
}

const NOT_LET_IN = '28000';
