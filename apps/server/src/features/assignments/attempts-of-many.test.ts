import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { joinCluster, type Membership } from '#platform/cluster/join-cluster';
import { makePostgresDatabase } from '../../testing/test-databases.ts';
import { lastAlive } from './attempt-store.ts';
import { makeAssignmentBench, SECOND, type AssignmentBench } from './testing/assignment-bench.ts';
import type { AttemptPage } from './testing/attempt-page.ts';

const log = pino({ level: 'silent' });
const remainingMs = (page: AttemptPage) => ('remainingMs' in page.view.phase ? page.view.phase.remainingMs : null);

describe.skipIf(inject('postgresSocket') === null && !process.env['CI'])('attempts at two servers', () => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let bench: AssignmentBench;
  const members: Membership[] = [];
  const join = async (serverId: string) => {
    const db = database.openAgain();
    const member = await joinCluster({ serverId, postgresUrl: database.url, db, log });
    members.push(member);
    return member;
  };
  beforeEach(async () => {
    database = await makePostgresDatabase(inject('postgresSocket') ?? '');
    bench = await makeAssignmentBench(undefined, { db: database.db, cluster: await join('one') });
  });
  afterEach(async () => {
    await bench.close();
    for (const member of members.splice(0)) await member.leave();
    await database.remove();
  });

  it('go on at another one with the time that their clock had when theirs was last there', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const page = bench.page(assignment);
    await page.join('Noa');
    await page.advance();
    await page.shows('question');
    for (let second = 0; second < 4; second += 1) {
      bench.clock.advance(SECOND);
      await bench.test.assignments.settled();
    }
    expect(await lastAlive(database.db), 'no sign of the house is left that others would overwrite').toBe(0);
    const after = await bench.crash(30 * SECOND, await join('two'));
    const back = after.page(assignment, page.memory);
    await back.shows('question');
    // Told once that it is on the disk.
    await expect.poll(() => remainingMs(back)).toBe(16 * SECOND);
  });

  it('are not taken from the server where they are played by one that starts', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const page = bench.page(assignment);
    await page.join('Noa');
    await page.advance();
    await page.shows('question');
    const writers = async () => database.db.selectFrom('attempt_epoch').select(['writer', 'epoch']).execute();
    const before = await writers();
    expect(before).toMatchObject([{ writer: 'one' }]);
    await bench.crash(0, await join('two'));
    expect(await writers()).toEqual(before);
  });
});
