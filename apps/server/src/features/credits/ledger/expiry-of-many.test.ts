import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { sql } from 'kysely';
import { joinCluster, type Membership } from '#platform/cluster/join-cluster';
import { makePostgresDatabase } from '../../../testing/test-databases.ts';
import { DAY_MS, give, ledgerScene, person } from '../testing/ledger-scene.ts';
import { expireDue } from './expire-due.ts';

const log = pino({ level: 'silent' });
const JOB = 'expiry';

describe.skipIf(inject('postgresSocket') === null && !process.env['CI'])('a job of the house at three servers', () => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let members: Membership[];
  beforeEach(async () => {
    database = await makePostgresDatabase(inject('postgresSocket') ?? '');
    members = [];
    for (const serverId of ['one', 'two', 'three'])
      members.push(await joinCluster({ serverId, postgresUrl: database.url, db: database.openAgain(), log }));
  });
  afterEach(async () => {
    for (const member of members) await member.leave();
    await database.remove();
  });

  it('is done by one of them in each interval, a hundred times', async () => {
    let done = 0;
    for (let n = 0; n < 100; n += 1) {
      const turn = async () => void (done += 1);
      await Promise.all(members.map((member) => member.runOnce(`job ${n}`, turn, 60_000)));
    }
    expect(done).toBe(100);
  });

  it('is done by another when its holder stands still, and has its effect once when that one wakes', async () => {
    const scene = { ...ledgerScene(), db: database.db };
    const pot = await person(database.db, 'dana');
    await give(scene, database.db, pot, 5, { expiresAtMs: scene.now() + DAY_MS });
    scene.clock.nowMs += 2 * DAY_MS;
    const [one, two, three] = members;
    const [began, wakes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const expired: Record<string, number> = {};
    const asleep = one?.runOnce(JOB, async () => {
      began.resolve();
      await wakes.promise;
      expired['one'] = await expireDue(scene);
    });
    await began.promise;
    await two?.runOnce(JOB, async () => void (expired['early'] = await expireDue(scene)));
    expect(expired, 'its turn goes on').toEqual({});
    // What a holder that stands still does not renew ends by itself.
    await sql`update job_lease set until = clock_timestamp() - interval '1 s'`.execute(database.db);
    await two?.runOnce(JOB, async () => void (expired['two'] = await expireDue(scene)), 60_000);
    wakes.resolve();
    await asleep;
    expect(expired).toEqual({ one: 0, two: 1 });
    await three?.runOnce(JOB, async () => void (expired['three'] = await expireDue(scene)));
    expect(expired, 'who woke has not given away what is another holder’s').toEqual({ one: 0, two: 1 });
    const entries = await database.db.selectFrom('ledger_entry').select('delta').where('kind', '=', 'expiry').execute();
    expect(entries).toEqual([{ delta: -5 }]);
  });

  it('can be done at once by another when it failed', async () => {
    const [one, two] = members;
    const failing = one?.runOnce(JOB, async () => Promise.reject(new Error('the disk is full')), 60_000);
    await expect(failing).rejects.toThrow('the disk is full');
    let done = 0;
    await two?.runOnce(JOB, async () => void (done += 1));
    expect(done).toBe(1);
  });
});
