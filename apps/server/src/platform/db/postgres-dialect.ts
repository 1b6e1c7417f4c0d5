import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { strictPostgresAddress } from './postgres-address.ts';

const INT8 = 20;
const NUMERIC = 1700;
/** Whoever asked has gone by then. */
const STATEMENT_MAX_MS = 30_000;

/** PostgreSQL by `pg`: counts and times come as numbers, a lost server is an error of the query and not of the process. */
export function postgresDialect(
  { postgresUrl, unhurried = false }: { postgresUrl: string; unhurried?: boolean },
  log: Logger,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: strictPostgresAddress(postgresUrl),
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: unhurried ? false : STATEMENT_MAX_MS,
    idle_in_transaction_session_timeout: 30_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener a restart of PostgreSQL would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  return new PostgresDialect({ pool });
}
