import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makePostgresDatabase } from '../../testing/test-databases.ts';
import { joinCluster, type Membership } from './join-cluster.ts';
import { forgetSharedTries, type LimitGround, sharedBucket, sharedWindow } from './shared-limit.ts';

const log = pino({ level: 'silent' });
const MINUTE_MS = 60_000;

describe.skipIf(inject('postgresSocket') === null && !process.env['CI'])('limits of three servers', () => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>;
  const members: Membership[] = [];
  let grounds: LimitGround[];
  /** The database counts by its own clock: what has been tried is put back by so much. */
  const pass = (minutes: number) =>
    sql`update shared_count set until = until - make_interval(mins => ${minutes}),
      tries = array(select at - make_interval(mins => ${minutes}) from unnest(tries) as at)`.execute(database.db);
  beforeEach(async () => {
    database = await makePostgresDatabase(inject('postgresSocket') ?? '');
    grounds = [];
    for (const serverId of ['one', 'two', 'three']) {
      const db = database.openAgain();
      const cluster = await joinCluster({ serverId, postgresUrl: database.url, db, log });
      members.push(cluster);
      // No machine's clock has a say.
      grounds.push({ cluster, db, now: () => 0 });
    }
  });
  afterEach(async () => {
    for (const member of members.splice(0)) await member.leave();
    await database.remove();
  });

  it('count together, however the tries are spread', async () => {
    const limits = grounds.map((ground) => sharedWindow(ground, 'any', { most: 10, windowMs: 15 * MINUTE_MS }));
    const tried = await Promise.all(Array.from({ length: 20 }, () => limits.map((limit) => limit.take('dana'))).flat());
    expect(tried.filter((waitMs) => waitMs === 0)).toHaveLength(10);
    const waits = tried.filter((waitMs) => waitMs > 0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15 * MINUTE_MS);
    expect(Math.min(...waits)).toBeGreaterThan(14 * MINUTE_MS);
    expect(await limits[0]?.take('noa'), 'another').toBe(0);
    await limits[1]?.giveBack('dana');
    expect([await limits[2]?.take('dana'), (await limits[0]?.take('dana')) !== 0]).toEqual([0, true]);
  });

  it('have no moment at which twice as many are granted', async () => {
    const [one, two] = grounds.map((ground) => sharedWindow(ground, 'any', { most: 10, windowMs: 15 * MINUTE_MS }));
    expect(await one?.take('dana')).toBe(0);
    await pass(14);
    for (let n = 0; n < 9; n += 1) expect(await two?.take('dana')).toBe(0);
    await pass(2);
    expect([await one?.take('dana'), (await two?.take('dana')) !== 0]).toEqual([0, true]);
  });

  it('fill up evenly', async () => {
    const limits = grounds.map((ground) => sharedBucket(ground, 'any', { burst: 6, everyMs: 60 * MINUTE_MS }));
    const tried = await Promise.all(Array.from({ length: 4 }, () => limits.map((limit) => limit.take('dana'))).flat());
    expect(tried.filter((waitMs) => waitMs === 0)).toHaveLength(6);
    expect(Math.max(...tried)).toBeLessThanOrEqual(10 * MINUTE_MS);
    await pass(20);
    const [one] = limits;
    expect([await one?.take('dana'), await one?.take('dana'), (await one?.take('dana')) !== 0]).toEqual([0, 0, true]);
    await one?.giveBack('dana');
    expect(await one?.take('dana')).toBe(0);
  });

  it('grant nothing while nobody can count, and keep no name', async () => {
    const [ground] = grounds;
    if (!ground) throw new Error('no ground');
    const limit = sharedWindow(ground, 'any', { most: 10, windowMs: MINUTE_MS });
    await limit.take('dana@school.org');
    const kept = await sql<{ key: string }>`select name, key from shared_count`.execute(database.db);
    expect(kept.rows).toHaveLength(1);
    expect(JSON.stringify(kept.rows)).not.toContain('dana');
    await pass(2);
    await forgetSharedTries(ground);
    expect((await sql`select * from shared_count`.execute(database.db)).rows).toEqual([]);
    await ground.db.destroy();
    await expect(limit.take('dana@school.org')).rejects.toThrow();
  });
});
