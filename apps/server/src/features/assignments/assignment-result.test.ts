import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendForm } from '../../testing/form.ts';
import { makeAssignmentBench, SECOND, TWO_SLIDES, type AssignmentBench } from './testing/assignment-bench.ts';
import type { Assignment, GameResult } from '@qc/contract';
import { until, type AttemptPage } from './testing/attempt-page.ts';

let bench: AssignmentBench;
beforeEach(async () => {
  bench = await makeAssignmentBench();
});
afterEach(() => bench.close());

/** Plays both questions and gives the page back. */
const play = async (assignment: Assignment, name: string, choices: [number, number], more: object = {}) => {
  const page = bench.page(assignment);
  expect(await page.join(name, more)).toBe('joined');
  for (const choice of choices) {
    await page.advance();
    await page.shows('question');
    await page.answer([choice]);
    await page.shows('closed');
  }
  await page.advance();
  await page.shows('ended');
  return page;
};
const allText = async () => {
  const { db } = bench.test.platform;
  const tables = ['attempt', 'attempt_journal', 'game_result', 'result_audit', 'assignment'] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
};

it('gives winners’ phones to the owner only', async () => {
  const assignment = await bench.giveOut(await bench.makeGame(TWO_SLIDES, { collectPhone: true }));
  const page = await play(assignment, 'Noa', [1, 0], { phone: '050-7654321' });
  const result = await bench.result(assignment, 1);
  expect(result.players[0]?.phone).toBe('050-7654321');
  expect(page.texts.join()).not.toContain('7654321');
  const admin = await bench.test.signUpAs('admin', 1);
  const seen = await admin.get(`/api/GameResult/${result._id}`);
  expect(seen.statusCode).toBe(200);
  expect(seen.body).not.toContain('7654321');
});

it('forgets a player who was deleted from the result, and no newer result brings the person back', async () => {
  const assignment = await bench.giveOut(await bench.makeGame(TWO_SLIDES, { collectPhone: true }));
  const gone = await play(assignment, 'Forget me', [1, 0], { phone: '050-7654321' });
  await play(assignment, 'Omar', [1, 1], { phone: '050-1111111' });
  const before = await bench.result(assignment, 2);
  const seat = before.players.find((player) => player.name === 'Forget me')?.seat;
  const deleted = await bench.author.delete(`/api/GameResult/${before._id}/player/${seat}`);
  expect(deleted.statusCode).toBe(200);
  const text = await allText();
  expect(text).not.toContain('Forget me');
  expect(text).not.toContain('7654321');
  expect(text).toContain('1111111');
  await play(assignment, 'Third', [0, 0], { phone: '050-2222222' });
  const after = await bench.result(assignment, 2);
  expect(after._id).toBe(before._id);
  expect(after.players.map(({ name }) => name).toSorted()).toEqual(['Omar', 'Third']);
  expect(await bench.look(assignment)).toMatchObject({ startedCount: 2, finishedCount: 2 });
  const back = bench.page(assignment, gone.memory);
  await back.shows('lobby');
  expect(back.messages[0]).toMatchObject({ own: null });
});

it('begins a new result when the old one was deleted, with those who finished since', async () => {
  const assignment = await bench.giveOut(await bench.makeGame());
  await play(assignment, 'Noa', [1, 0]);
  const before = await bench.result(assignment, 1);
  await bench.author.delete(`/api/GameResult/${before._id}`);
  expect(await allText()).not.toContain('Noa');
  expect((await bench.look(assignment)).result).toBeNull();
  await play(assignment, 'Omar', [1, 1]);
  const after = await bench.result(assignment, 1);
  expect(after._id).not.toBe(before._id);
  expect(after.players.map(({ name }) => name)).toEqual(['Omar']);
});

/** The owner puts the first question right: the third answer was. */
const putRight = async (result: GameResult) => {
  const parts = { correction: JSON.stringify({ slide: 0, key: { kind: 'choice', correct: [2] } }) };
  const url = `/api/GameResult/${result._id}`;
  expect((await sendForm(bench.test, bench.author, { method: 'PUT', url, parts })).statusCode).toBe(200);
};
const ownScore = ({ messages }: AttemptPage) =>
  messages.flatMap((one) => ('own' in one && one.own ? [one.own.score] : [])).at(-1);

it('tells players by a key that was put right what the result says: then, later, and after a restart', async () => {
  const assignment = await bench.giveOut(await bench.makeGame());
  const stays = await play(assignment, 'Noa', [1, 0]);
  const left = await play(assignment, 'Left', [2, 0]);
  const amid = bench.page(assignment);
  await amid.join('Amid');
  await amid.advance();
  await amid.shows('question');
  await amid.answer([2]);
  await amid.shows('closed');
  const before = await bench.result(assignment, 2);
  expect([stays, left].map(ownScore)).toEqual([1500, 500]);
  left.close();

  await putRight(before);
  await until(() => ownScore(stays) === 500);
  const back = bench.page(assignment, left.memory);
  await back.shows('ended');
  expect(ownScore(back)).toBe(1500);
  await amid.goTo('ended');
  await until(() => ownScore(amid) === 1000);

  await bench.author.post(`/assignment/close/${assignment._id}`);
  const { players } = await bench.result(assignment, 3);
  expect(players.map(({ name, score }) => [name, score])).toEqual([
    ['Left', 1500],
    ['Amid', 1000],
    ['Noa', 500],
  ]);
  expect((await stays.review()).map(({ correct, points }) => [correct, points])).toEqual([
    [false, 0],
    [true, 500],
  ]);
  const next = await bench.crash(1000);
  const again = next.page(assignment, amid.memory);
  await again.shows('ended');
  expect((await again.review())[0]).toMatchObject({ correct: true, points: 1000 });
  expect(ownScore(again)).toBe(1000);
});

it('scores those who come later by a key that was put right', async () => {
  const assignment = await bench.giveOut(await bench.makeGame());
  await play(assignment, 'Noa', [1, 0]);
  await putRight(await bench.result(assignment, 1));
  await play(assignment, 'Omar', [2, 0]);
  const after = await bench.result(assignment, 2);
  expect(after.players.map(({ name, score }) => [name, score])).toEqual([
    ['Omar', 1500],
    ['Noa', 500],
  ]);
  expect(after.corrections).toHaveLength(1);
});

it('lets players choose their teams, also where a room would assign them', async () => {
  const teams = { mode: 'assign', names: ['Reds', 'Blues'], rule: 'sum', best: 3 };
  const assignment = await bench.giveOut(await bench.makeGame(TWO_SLIDES, { teams }));
  expect(await bench.page(assignment).join('Undecided')).toBe('teamNeeded');
  for (const [at, name] of ['Noa', 'Omar', 'Third', 'Fourth'].entries())
    await play(assignment, name, [1, 0], { team: at % 2 });
  const { players, teamResults } = await bench.result(assignment, 4);
  expect(players.filter(({ team }) => team === 1)).toHaveLength(2);
  expect(teamResults.map(({ name, score }) => [name, score])).toEqual([
    ['Reds', 3000],
    ['Blues', 3000],
  ]);
});

it('makes many attempts one run in a thread of its own, as it does few', async () => {
  const assignment = await bench.giveOut(await bench.makeGame(), 3600 * SECOND);
  const names = Array.from({ length: 45 }, (_, n) => `Pupil ${n + 1}`);
  await Promise.all(names.map((name, n) => play(assignment, name, [n % 2, 0])));
  const { players, questions } = await bench.result(assignment, 45, 300);
  expect(players.map(({ score }) => score)).toEqual([...Array(22).fill(1500), ...Array(23).fill(500)]);
  expect(questions.map(({ answeredCount, rightCount }) => [answeredCount, rightCount])).toEqual([
    [45, 22],
    [45, 45],
  ]);
});

it('renews a result no more often than every two seconds, and never leaves the last one out', async () => {
  const assignment = await bench.giveOut(await bench.makeGame());
  await play(assignment, 'Noa', [1, 0]);
  await bench.result(assignment, 1);
  const { db } = bench.test.platform;
  const revision = async () =>
    (await db.selectFrom('game_result').select('revision').executeTakeFirstOrThrow()).revision;
  const first = await revision();
  for (const name of ['Two', 'Three', 'Four']) await play(assignment, name, [1, 0]);
  await bench.result(assignment, 4);
  await until(async () => (await revision()) > first);
  expect((await revision()) - first).toBeLessThanOrEqual(2);
});
