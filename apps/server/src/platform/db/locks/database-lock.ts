import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { SESSION_LOCKS } from '../../cluster/session-locks.ts';
import { ConfigError } from '../../config-error.ts';
import type { DatabasePlace } from '../open-database.ts';
import { strictPostgresAddress } from '../postgres/postgres-address.ts';
import { watchedSocket } from '../postgres/watched-socket.ts';

/** Keeps a second server off the same database until `release()`; of those that share it, all that do not. */
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

/** Who takes the lock, and how it is asked for. */
export interface LockOptions {
  /** Of a server that shares the database with others; null: it is to be alone. */
  serverId?: string | null;
  waits?: LockWaits;
}

const LOCK = 7_716_350_102;
const WAITS: LockWaits = { freeWithinMs: 5000, lookEveryMs: 5000 };
/** The others take a lost session for a server that is gone. */
const WAITS_OF_MANY: LockWaits = { freeWithinMs: 5000, lookEveryMs: 100 };
const AGAIN_MS = 250;
/** A server of which nothing is heard for this long has no lock. */
const SILENCE_MAX_MS = 15_000;

/**
 * Takes a PostgreSQL database for this process, or with `serverId` for it and all others that come with an id; a SQLite
 * file is kept by the lock of its folder. Throws ConfigError when it is another's. The lock of a server with an id is also
 * the session by which the others see that it is there (`platform/cluster`). PostgreSQL frees the lock when the connection ends, and the server goes on without it until it
 * is back; `onTaken` hears, once, that another server was quicker: whoever goes on then spoils what that one writes.
 */
export async function lockDatabase(
  place: DatabasePlace,
  log: Logger,
  onTaken: () => void,
  { serverId = null, waits = serverId === null ? WAITS : WAITS_OF_MANY }: LockOptions = {},
): Promise<DatabaseLock> {
  if ('sqlitePath' in place) return { release: async () => undefined };
  const lock = new PostgresLock(place.postgresUrl, log, serverId, waits);
  for (const endAtMs = performance.now() + waits.freeWithinMs; !(await lock.take()); await wait(AGAIN_MS))
    if (performance.now() > endAtMs)
      throw new ConfigError(
        serverId === null
          ? 'The database of DATABASE_URL is in use by another server that is running'
          : 'The database of DATABASE_URL is in use by a server that runs without CLUSTER_URL',
      );
  lock.watch(onTaken);
  return lock;
}

class PostgresLock implements DatabaseLock {
  readonly #url: string;
  readonly #log: Logger;
  readonly #serverId: string | null;
  readonly #waits: LockWaits;
  readonly #ended = new AbortController();
  #held: pg.Client | null = null;
  #watching: Promise<void> = Promise.resolve();

  constructor(postgresUrl: string, log: Logger, serverId: string | null, waits: LockWaits) {
    this.#url = strictPostgresAddress(postgresUrl);
    this.#log = log;
    this.#serverId = serverId;
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
      if (await this.#asked(client)) this.#held = client;
    } finally {
      if (this.#held !== client) await letGo(client);
    }
    return this.#held === client;
  }

  async #asked(client: pg.Client): Promise<boolean> {
    const way = this.#serverId === null ? 'pg_try_advisory_xact_lock' : 'pg_try_advisory_xact_lock_shared';
    const { rows } = await client.query<{ held: boolean }>(`select ${way}(${LOCK}) as held`);
    if (rows[0]?.held !== true) return false;
    if (this.#serverId === null) return true;
    await client.query(`select pg_advisory_xact_lock_shared(${SESSION_LOCKS}, hashtext($1))`, [this.#serverId]);
    return true;
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
