import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makePostgresDatabase } from '../../testing/test-databases.ts';
import { ConfigError } from '../config-error.ts';
import { type DatabaseLock, lockDatabase } from '../db/locks/database-lock.ts';
import { HOUSE_FORMAT } from '../house-format.ts';
import { openDatabase } from '../db/open-database.ts';
import { aliveElsewhere, endSessionsOf, forgetGoneServers } from './alive.ts';
import type { ServerRole } from './cluster.ts';
import { joinCluster, type Membership } from './join-cluster.ts';

type Database = Awaited<ReturnType<typeof makePostgresDatabase>>;

const log = pino({ level: 'silent' });
const times = { leaseMs: 800, beatMs: 100 };

describe.skipIf(inject('postgresSocket') === null && !process.env['CI'])('servers of one database', () => {
  let database: Database;
  const undo: (() => Promise<unknown>)[] = [];
  const lock = async (serverId: string | null): Promise<DatabaseLock> => {
    const place = { postgresUrl: database.url };
    const waits = { freeWithinMs: 0, lookEveryMs: 20 };
    const held = await lockDatabase(place, log, () => undefined, { serverId, waits });
    undo.push(() => held.release());
    return held;
  };
  const join = async (serverId: string, roles: readonly ServerRole[] = ['pages', 'rooms']): Promise<Membership> => {
    const db = database.openAgain();
    const member = await joinCluster({ serverId, postgresUrl: database.url, db, log, times, roles });
    undo.push(() => member.leave());
    return member;
  };
  const idsSeenBy = async (member: Membership) => (await member.servers()).map(({ id }) => id);
  beforeEach(async () => {
    database = await makePostgresDatabase(inject('postgresSocket') ?? '');
  });
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
    await database.remove();
  });

  it('share it, and keep out whoever wants it alone; and the other way round', async () => {
    const first = await lock('one');
    await lock('two');
    await expect(lock(null)).rejects.toThrow(ConfigError);
    await first.release();
    await expect(lock(null)).rejects.toThrow(/in use by another server/);
    for (const step of undo.splice(0)) await step();
    await lock(null);
    await expect(lock('three')).rejects.toThrow(/in use by a server that runs without CLUSTER_URL/);
  });

  it('see each other, and what each says of itself', async () => {
    for (const id of ['one', 'two']) await lock(id);
    const [one, two] = [await join('one'), await join('two')];
    expect(one.isLawful).toBe(true);
    expect(await one.servers()).toMatchObject([
      { id: 'one', roles: ['pages', 'rooms'], draining: false },
      { id: 'two', draining: false },
    ]);
    expect(one.formatOfAll).toBe(HOUSE_FORMAT);
    await two.drain();
    await expect.poll(async () => (await one.servers()).find(({ id }) => id === 'two')?.draining).toBe(true);
    await two.leave();
    expect(two.isLawful).toBe(false);
    await expect.poll(() => idsSeenBy(one)).toEqual(['one']);
  });

  it('see at once that the session of one is gone, though its lease goes on; not that of one that is back', async () => {
    await lock('one');
    const session = await lock('two');
    const [one] = [await join('one'), await join('two')];
    await sql`select pg_terminate_backend(pid, 5000) from pg_locks
      where locktype = 'advisory' and objid = hashtext('two')::oid`.execute(database.db);
    await expect.poll(() => idsSeenBy(one)).toEqual(['one', 'two']);
    await session.release();
    await expect.poll(() => idsSeenBy(one)).toEqual(['one']);
    const { rows } = await sql`select id from server where lease_until > clock_timestamp()`.execute(database.db);
    expect(rows).toHaveLength(2);
  });

  it('know the newest format that all of them read', async () => {
    const one = await join('one');
    const older = sql`insert into server (id, url, version, roles, draining, alive_at_ms, lease_until, format)
      values ('older', '', '', '', 0, 0, clock_timestamp() + interval '1 minute', ${HOUSE_FORMAT - 1})`;
    await lock('older');
    await older.execute(database.db);
    const seen = async () => (await one.servers()).map(({ id, format }) => [id, format]);
    await expect.poll(seen).toEqual([
      ['older', HOUSE_FORMAT - 1],
      ['one', HOUSE_FORMAT],
    ]);
    expect(one.formatOfAll).toBe(HOUSE_FORMAT - 1);
    await database.db.deleteFrom('server').where('id', '=', 'older').execute();
    await expect.poll(async () => (await one.servers()).length).toBe(1);
    expect(one.formatOfAll).toBe(HOUSE_FORMAT);
  });

  it('lose their lease where it cannot be renewed, are told so, and are back afterwards', async () => {
    for (const id of ['one', 'two']) await lock(id);
    const [one, two] = [await join('one'), await join('two')];
    const told: string[] = [];
    const stop = two.watch({ lost: () => told.push('lost'), back: () => told.push('back') });
    await database
      .openAgain()
      .transaction()
      .execute(async (trx) => {
        await sql`select from server where id = 'two' for update`.execute(trx);
        await expect.poll(() => two.isLawful).toBe(false);
        await expect.poll(() => told).toEqual(['lost']);
        await expect.poll(() => idsSeenBy(one)).toEqual(['one']);
      });
    await expect.poll(() => told).toEqual(['lost', 'back']);
    expect(two.isLawful).toBe(true);
    await expect.poll(() => idsSeenBy(one)).toEqual(['one', 'two']);
    stop();
  });

  it('come back when they were forgotten, and when their connections were cut', async () => {
    await lock('one');
    const one = await join('one');
    const known = async () => (await sql`select id from server`.execute(database.db)).rows.length;
    await sql`delete from server`.execute(database.db);
    await expect.poll(known).toBe(1);
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    await sql`delete from server`.execute(database.db);
    await expect.poll(known).toBe(1);
    expect(one.isLawful).toBe(true);
  });

  it('leave the jobs of the house to those who are there for them', async () => {
    const members = [await join('pages', ['pages', 'rooms']), await join('jobs', ['jobs']), await join('all', [])];
    const done: string[] = [];
    for (const member of members) await member.runOnce(`of ${member.serverId}`, async () => done.push(member.serverId));
    expect(done).toEqual(['jobs', 'all']);
  });

  it('tell when the writer of a run was last there, also when it is gone', async () => {
    const two = await join('two');
    expect(await two.markAlive(1234)).toBe(true);
    await database.db.executeQuery(
      sql`alter table attempt_epoch drop constraint attempt_epoch_run_id_fkey`.compile(database.db),
    );
    for (const [runId, writer] of [
      ['here', 'two'],
      ['alone', 'nobody'],
    ])
      await sql`insert into attempt_epoch (run_id, writer, epoch, seq) values (${runId}, ${writer}, 1, 0)`.execute(
        database.db,
      );
    await two.leave();
    const ask = (runId: string) => aliveElsewhere(database.db, runId, 'one');
    expect([await ask('here'), await ask('alone'), await ask('none')]).toEqual([1234, 'unknown', null]);
    expect(await aliveElsewhere(database.db, 'here', 'two'), 'its own').toBeNull();
    await sql`update server set lease_until = clock_timestamp() - interval '1 day'`.execute(database.db);
    await forgetGoneServers({ cluster: two, db: database.db });
    expect(await ask('here'), 'its run goes on').toBe(1234);
    await sql`delete from attempt_epoch`.execute(database.db);
    await forgetGoneServers({ cluster: two, db: database.db });
    expect((await sql`select id from server`.execute(database.db)).rows).toEqual([]);
  });

  it('have the sessions of one that is gone ended, with what they hold, and no others', async () => {
    const gone = openDatabase({ postgresUrl: database.url, sessionName: 'two' }, log);
    const held = Promise.withResolvers<void>();
    const broken = gone.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(42)`.execute(trx);
      held.resolve();
      await sql`select pg_sleep(60)`.execute(trx);
    });
    const ended = expect(broken).rejects.toThrow(/terminat/);
    await held.promise;
    expect(await endSessionsOf(database.db, 'two')).toBe(1);
    await ended;
    expect(await endSessionsOf(database.db, 'two')).toBe(0);
    await sql`select pg_advisory_xact_lock(42)`.execute(database.db);
    await gone.destroy();
  });
});
