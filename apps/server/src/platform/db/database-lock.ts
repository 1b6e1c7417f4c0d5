import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { ConfigError } from '../config-error.ts';
import type { DatabasePlace } from './open-database.ts';
import { strictPostgresAddress } from './postgres/postgres-address.ts';
import { watchedSocket } from './postgres/watched-socket.ts';

/** Keeps a second server off the same database until `release()`. */
export interface DatabaseLock {
  release(): Promise<void>;
}

/** What a lock on PostgreSQL is asked with; a test's own waits are shorter. */
export interface LockWaits {
  /** How long a server that has just ended may take to let go. */
  freeWithinMs: number;
  /** How often it is asked whether the lock is still held. */
  lookEveryMs: number;
}

const LOCK = 7_716_350_102;
const WAITS: LockWaits = { freeWithinMs: 5000, lookEveryMs: 5000 };
const AGAIN_MS = 250;
/** A server of which nothing is heard for this long has no lock. */
const SILENCE_MAX_MS = 15_000;

/**
 * Takes a PostgreSQL database for this process; a SQLite file is kept by the lock of its folder. Throws ConfigError when
 * another server has it. PostgreSQL frees the lock when the connection ends, and the server goes on without it until it
 * is back; `onTaken` hears, once, that another server was quicker: whoever goes on then spoils what that one writes.
 */
export async function lockDatabase(
  place: DatabasePlace,
  log: Logger,
  onTaken: () => void,
  waits: LockWaits = WAITS,
): Promise<DatabaseLock> {
  if ('sqlitePath' in place) return { release: async () => undefined };
  const lock = new PostgresLock(place.postgresUrl, log, waits);
  for (const endAtMs = performance.now() + waits.freeWithinMs; !(await lock.take()); await wait(AGAIN_MS))
    if (performance.now() > endAtMs)
      throw new ConfigError('The database of DATABASE_URL is in use by another server that is running');
  lock.watch(onTaken);
  return lock;
}

class PostgresLock implements DatabaseLock {
  readonly #url: string;
  readonly #log: Logger;
  readonly #waits: LockWaits;
  readonly #ended = new AbortController();
  #held: pg.Client | null = null;
  #watching: Promise<void> = Promise.resolve();

  constructor(postgresUrl: string, log: Logger, waits: LockWaits) {
    this.#url = strictPostgresAddress(postgresUrl);
    this.#log = log;
    this.#waits = waits;
  }

  /** False: another server has it. */
  async take(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#url,
      stream: () => watchedSocket(SILENCE_MAX_MS),
      connectionTimeoutMillis: SILENCE_MAX_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      // A lock of a transaction, not of a session: a pool between here and PostgreSQL would keep that one for ever.
      await client.query('begin');
      await client.query('set local idle_in_transaction_session_timeout = 0');
      // A machine that vanished without a word lets go within half a minute.
      await client.query('set local tcp_keepalives_idle = 10');
      await client.query('set local tcp_keepalives_interval = 5');
      await client.query('set local tcp_keepalives_count = 3');
      const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as held`);
      if (rows[0]?.held === true) this.#held = client;
    } finally {
      if (this.#held !== client) await letGo(client);
    }
    return this.#held === client;
  }

  watch(onTaken: () => void): void {
    this.#watching = this.#watch(onTaken);
  }

  async #watch(onTaken: () => void): Promise<void> {
    while (await this.#pause()) {
      if (await this.#isHeld()) continue;
      if (this.#held !== null) this.#log.warn('the lock of the database was lost');
      this.#held = null;
      const taken = await this.take().catch(() => null);
      if (taken === true) this.#log.info('the lock of the database is held again');
      if (taken !== false) continue;
      // Ended while it was being asked for: nothing is lost.
      if (!this.#ended.signal.aborted) onTaken();
      return;
    }
  }

  /** False: it was let go meanwhile. */
  async #pause(): Promise<boolean> {
    const { signal } = this.#ended;
    return wait(this.#waits.lookEveryMs, true, { signal, ref: false }).catch(() => false);
  }

  async #isHeld(): Promise<boolean> {
    if (this.#held === null) return false;
    return this.#held.query('select 1').then(
      () => true,
      () => false,
    );
  }

  async release(): Promise<void> {
    this.#ended.abort();
    await this.#watching;
    if (this.#held) await letGo(this.#held);
  }
}

/** Ends a connection that may have ended by itself. */
async function letGo(client: pg.Client): Promise<void> {
  await client.end().catch(() => undefined);
}
