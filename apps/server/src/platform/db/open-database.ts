import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseThreads } from './sqlite/database-threads.ts';
import { postgresDialect } from './postgres/postgres-dialect.ts';
import { SqliteThreadsDialect } from './sqlite/sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/**
 * Where the data is: a PostgreSQL address, or the path of the SQLite file. `sessionName`: what its sessions are called
 * there, so that others can tell whose they are. `unhurried`: a statement takes as long as it
 * takes, for commands that read everything; a server's own may not hold a connection for long. `threads`: where the
 * file's threads come from; new ones otherwise.
 */
export type DatabasePlace =
  | { postgresUrl: string; unhurried?: boolean; sessionName?: string }
  | { sqlitePath: string; threads?: DatabaseThreads };

/** Opens the database; nothing is read before the first query. Whoever opens it calls `destroy()`. */
export function openDatabase(place: DatabasePlace, log: Logger): Kysely<Tables> {
  if ('postgresUrl' in place) return new Kysely<Tables>({ dialect: postgresDialect(place, log) });
  mkdirSync(dirname(place.sqlitePath), { recursive: true, mode: 0o700 });
  return new Kysely<Tables>({ dialect: new SqliteThreadsDialect(place.sqlitePath, place.threads) });
}
