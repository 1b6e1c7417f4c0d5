import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { joinCluster, type Membership } from '#platform/cluster/join-cluster';
import { makePostgresDatabase } from '../../../testing/test-databases.ts';
import { CodeGuesses } from './code-guesses.ts';

const log = pino({ level: 'silent' });
const tried = { device: 'a device', address: '203.0.113.1' };

describe.skipIf(inject('postgresSocket') === null && !process.env['CI'])('wrong codes at two servers', () => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>;
  const members: Membership[] = [];
  const guesses = async (serverId: string) => {
    const db = database.openAgain();
    const cluster = await joinCluster({ serverId, postgresUrl: database.url, db, log });
    members.push(cluster);
    return { codes: new CodeGuesses(() => 0, { cluster, db, now: () => 0 }), db };
  };
  beforeEach(async () => {
    database = await makePostgresDatabase(inject('postgresSocket') ?? '');
  });
  afterEach(async () => {
    for (const member of members.splice(0)) await member.leave();
    await database.remove();
  });

  it('stop a device at the second one that has used its tries up at the first', async () => {
    const [{ codes: one }, { codes: two }] = [await guesses('one'), await guesses('two')];
    const free = async (at: CodeGuesses) => {
      const said = at.judge(tried, null);
      await at.settled();
      return said === 'noRoom';
    };
    for (let n = 0; n < 20; n += 1) expect(await free(one)).toBe(true);
    expect(await free(one)).toBe(false);
    // The first try at the second one is judged before it has heard of the others.
    expect([await free(two), await free(two)]).toEqual([true, false]);
    expect(two.judge({ ...tried, device: 'another' }, null)).toBe('noRoom');
  });

  it('are counted by each alone while nobody can count together', async () => {
    const { codes, db } = await guesses('one');
    await db.destroy();
    for (let n = 0; n < 20; n += 1) expect(codes.judge(tried, null)).toBe('noRoom');
    expect(codes.judge(tried, null)).toBe('tooManyTries');
    await codes.settled();
  });
});
