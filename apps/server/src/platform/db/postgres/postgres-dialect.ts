import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { plannedOnce } from './planned-once.ts';
import { strictPostgresAddress } from './postgres-address.ts';
import { watchedSocket } from './watched-socket.ts';

const INT8 = 20;
const NUMERIC = 1700;
/** Whoever asked has gone by then. */
const STATEMENT_MAX_MS = 30_000;
/** By then PostgreSQL would have ended the statement and said so. */
const SILENCE_MAX_MS = STATEMENT_MAX_MS + 3000;

/** Which database, and how long it may be silent. */
interface PostgresPlace {
  postgresUrl: string;
  unhurried?: boolean;
  sessionName?: string;
  silenceMaxMs?: number;
}

/** PostgreSQL by `pg`: counts and times come as numbers, a lost server is an error of the query and not of the process. */
export function postgresDialect(
  { postgresUrl, unhurried = false, sessionName, silenceMaxMs = SILENCE_MAX_MS }: PostgresPlace,
  log: Logger,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: strictPostgresAddress(postgresUrl),
    ...(sessionName !== undefined && { application_name: sessionName }),
    max: 10,
    connectionTimeoutMillis: 10_000,
    // Before its silence is taken for that of a network that is gone.
    idleTimeoutMillis: silenceMaxMs / 2,
    ...(unhurried ? {} : { stream: () => watchedSocket(silenceMaxMs) }),
    statement_timeout: unhurried ? false : STATEMENT_MAX_MS,
    idle_in_transaction_session_timeout: 30_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener a restart of PostgreSQL would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  // One that is lost while it is used is an error of its query; without a listener it would be nobody's as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool: plannedOnce(pool) });
}
