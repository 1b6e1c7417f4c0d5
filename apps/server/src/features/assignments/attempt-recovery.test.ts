import { pickedIn } from '@qc/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastAlive } from './attempt-store.ts';
import { makeAssignmentBench, SECOND, type AssignmentBench } from './testing/assignment-bench.ts';
import { until, type AttemptPage } from './testing/attempt-page.ts';

let bench: AssignmentBench;
beforeEach(async () => {
  bench = await makeAssignmentBench();
});
afterEach(() => bench.close());

const begin = async (page: AttemptPage, name: string) => {
  await page.join(name);
  await page.advance();
  await page.shows('question');
};
const remainingMs = (page: AttemptPage) => ('remainingMs' in page.view.phase ? page.view.phase.remainingMs : null);

it('goes on after a crash with every answer that was confirmed, and gives a running clock its time back', async () => {
  const assignment = await bench.giveOut(await bench.makeGame());
  const page = bench.page(assignment);
  await begin(page, 'Noa');
  await page.answer([1]);
  await page.shows('closed');
  await page.advance();
  await page.shows('question');
  for (let second = 0; second < 4; second += 1) {
    bench.clock.advance(SECOND);
    await bench.test.assignments.settled();
    expect(await lastAlive(bench.test.platform.db)).toBe(bench.clock.now());
  }
  const after = await bench.crash(30 * SECOND);
  const back = after.page(assignment, page.memory);
  await back.shows('question');
  expect(back.view.phase).toMatchObject({ slide: 1 });
  expect(remainingMs(back)).toBe(16 * SECOND);
  expect(await back.answer([0])).toBe('ack');
  await back.shows('closed');
  await back.advance();
  await back.shows('ended');
  const { players } = await after.result(assignment, 1);
  expect(players[0]?.answers.map(({ response, correct }) => [pickedIn(response), correct])).toEqual([
    [[1], true],
    [[0], true],
  ]);
});

it('closes after a restart what fell due while the server was away, and keeps all of it', async () => {
  const assignment = await bench.giveOut(await bench.makeGame(), 20 * SECOND);
  const [noa, omar, idle] = [bench.page(assignment), bench.page(assignment), bench.page(assignment)];
  await begin(noa, 'Noa');
  await noa.answer([1]);
  await begin(omar, 'Omar');
  await idle.join('Never began');
  const after = await bench.crash(60 * SECOND);
  const result = await after.result(assignment, 2);
  expect(result.players.map(({ name, answeredCount }) => [name, answeredCount])).toEqual([
    ['Noa', 1],
    ['Omar', 0],
  ]);
  expect(await after.look(assignment)).toMatchObject({ open: false, startedCount: 3, finishedCount: 2 });
  const back = after.page(assignment, noa.memory);
  await back.shows('ended');
  expect(await back.advance()).toBe('closed');
});

it('closes what fell due although the database went away in the middle of it', async () => {
  const assignment = await bench.giveOut(await bench.makeGame(), 40 * SECOND);
  const page = bench.page(assignment);
  await begin(page, 'Noa');
  await page.answer([1]);
  await page.shows('closed');
  page.close();
  await expect
    .poll(() => {
      bench.clock.advance(SECOND);
      return bench.test.assignments.attemptsInMemory;
    })
    .toBe(0);
  const { db } = bench.test.platform;
  // The assignment itself can be marked as closed; who has begun it cannot be read.
  await sql`alter table attempt rename to attempt_away`.execute(db);
  bench.clock.advance(41 * SECOND);
  const closedAt = async () =>
    (await db.selectFrom('assignment').select('closed_at_ms').executeTakeFirst())?.closed_at_ms;
  await expect.poll(closedAt).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await sql`alter table attempt_away rename to attempt`.execute(db);
  const { players } = await bench.result(assignment, 1);
  expect(players.map(({ name, answeredCount }) => [name, answeredCount])).toEqual([['Noa', 1]]);
});

it('keeps a result that was due when the server crashed', async () => {
  const assignment = await bench.giveOut(await bench.makeGame());
  const page = bench.page(assignment);
  await page.join('Noa');
  await page.goTo('ended');
  await bench.test.assignments.settled();
  expect(await bench.look(assignment)).toMatchObject({ finishedCount: 1, result: null });
  const after = await bench.crash(5 * SECOND);
  expect((await after.result(assignment, 1)).players[0]?.name).toBe('Noa');
});

it('leaves the memory when nobody plays, and is back when somebody does', async () => {
  const assignment = await bench.giveOut(await bench.makeGame(), 3600 * SECOND);
  const page = bench.page(assignment);
  await begin(page, 'Noa');
  await page.answer([1]);
  await page.shows('closed');
  page.close();
  await until(() => {
    bench.clock.advance(SECOND);
    return bench.test.assignments.attemptsInMemory === 0;
  });
  const back = bench.page(assignment, page.memory);
  await back.shows('closed');
  expect(await back.advance()).toBe('ack');
});

it('keeps a running clock in memory, so that time ends on time', async () => {
  const assignment = await bench.giveOut(await bench.makeGame(), 3600 * SECOND);
  const page = bench.page(assignment);
  await begin(page, 'Noa');
  page.close();
  for (let second = 0; second < 12; second += 1) {
    bench.clock.advance(SECOND);
    await bench.test.assignments.settled();
  }
  expect(bench.test.assignments.attemptsInMemory).toBe(1);
  bench.clock.advance(9 * SECOND);
  await bench.test.assignments.settled();
  const back = bench.page(assignment, page.memory);
  await back.shows('closed');
  expect(await back.tell({ t: 'answer', slide: 0, visit: 1, response: { type: 'trivia', picks: [1] } })).toBe(
    'tooLate',
  );
});

it('stores nothing of journals once an attempt is over', async () => {
  const assignment = await bench.giveOut(await bench.makeGame());
  const page = bench.page(assignment);
  await page.join('Noa');
  const rows = () => bench.test.platform.db.selectFrom('attempt_journal').selectAll().execute();
  expect(await rows()).not.toEqual([]);
  await page.goTo('ended');
  await until(async () => (await rows()).length === 0);
});
