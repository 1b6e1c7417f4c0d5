import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makePostgresDatabase } from '../../../testing/test-databases.ts';
import { ConfigError } from '../../config-error.ts';
import { type DatabaseLock, lockDatabase } from './database-lock.ts';

type Database = Awaited<ReturnType<typeof makePostgresDatabase>>;

const log = pino({ level: 'silent' });
const waits = { freeWithinMs: 0, lookEveryMs: 30 };

describe.skipIf(inject('postgresSocket') === null && !process.env['CI'])('the lock of a PostgreSQL database', () => {
  let database: Database;
  let taken: string[];
  const locks: DatabaseLock[] = [];
  const lock = async (name: string, more: Partial<typeof waits> = {}) => {
    const place = { postgresUrl: database.url };
    const made = await lockDatabase(place, log, () => taken.push(name), { waits: { ...waits, ...more } });
    locks.push(made);
    return made;
  };
  /** Ends the connection that holds the lock, as a restart of PostgreSQL does, and waits until it is gone. */
  const cut = () =>
    sql`select pg_terminate_backend(pid, 10000) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
  const holders = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
    return rows[0]?.count;
  };
  beforeEach(async () => {
    database = await makePostgresDatabase(inject('postgresSocket') ?? '');
    taken = [];
  });
  afterEach(async () => {
    for (const made of locks.splice(0)) await made.release();
    await database.remove();
  });

  it('keeps a second server off until the first has let go', async () => {
    const first = await lock('first');
    await expect(lock('second')).rejects.toThrow(ConfigError);
    await expect(lock('second')).rejects.toThrow(/DATABASE_URL is in use by another server/);
    const waiting = lock('second', { freeWithinMs: 5000 });
    await first.release();
    await waiting;
    expect(await holders()).toBe(1);
    expect(taken).toEqual([]);
  });

  it('is taken again after its connection was lost', async () => {
    await lock('first');
    await cut();
    await expect.poll(holders).toBe(1);
    await expect(lock('second')).rejects.toThrow(ConfigError);
    expect(taken).toEqual([]);
  });

  it('says, once, that another server was quicker', async () => {
    await lock('first', { lookEveryMs: 1000 });
    await cut();
    await lock('second');
    await expect.poll(() => taken).toEqual(['first']);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(taken).toEqual(['first']);
  });

  it('is not held for databases of one server together', async () => {
    const other = await makePostgresDatabase(inject('postgresSocket') ?? '');
    await lock('first');
    const beside = await lockDatabase({ postgresUrl: other.url }, log, () => taken.push('beside'), { waits });
    await beside.release();
    await other.remove();
    expect(taken).toEqual([]);
  });
});
