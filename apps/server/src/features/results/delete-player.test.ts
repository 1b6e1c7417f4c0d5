import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GameResult, ResultId } from '@qc/contract';
import { sql } from 'kysely';
import { dialectName } from '#platform/db/dialect-name';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { deleteGameResult } from './delete-result.ts';
import { deletePlayerResult } from './delete-player.ts';
import { keepResult } from './keep-result.ts';
import { sampleAnswers, sampleGame, sampleRun } from './testing/sample-run.ts';
import { rebuildRun } from './stored/rebuild-run.ts';

let test: TestApp;
let ruth: TestClient;
beforeEach(async () => {
  test = await buildTestApp();
  ruth = await test.signUp('ruth');
});
afterEach(() => test.close());

const keep = (state = sampleRun(), assignmentId?: string) =>
  keepResult(test.platform, {
    ...{ roomId: `room-${assignmentId ?? ''}`, gameId: 'game-00001', userId: ruth.user._id, state },
    ...(assignmentId !== undefined && { assignmentId }),
  });
const actor = () => ({ userId: ruth.user._id, role: ruth.user.role, sessionHash: '' });

/** In which of the database's files a text stands, byte by byte; PostgreSQL's are not ours to look into: in which tables. */
async function placesOf(text: string): Promise<string[]> {
  const { db } = test.platform;
  if (dialectName(db) === 'sqlite') {
    const files = readdirSync(test.folder).filter((name) => name.startsWith('test.sqlite'));
    return files.filter((name) => readFileSync(join(test.folder, name)).includes(text));
  }
  const places: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} as t where strpos(t::text, ${text}) > 0`.execute(db);
    if (rows.length > 0) places.push(name);
  }
  return places;
}

it('leaves nothing of the player in the database, and counts everything anew', async () => {
  const names = ['Noa', 'Zebulon Quixote', 'Dana'];
  const answers = sampleAnswers.map((answer) =>
    answer.player === 1 && answer.slide === 1
      ? { ...answer, response: { type: 'typed' as const, text: 'sodiumchloride' } }
      : answer,
  );
  const run = rebuildRun(sampleGame, { startedAt: 1, endedAt: 2, players: names, answers });
  if (!run) throw new Error('not possible');
  const id = await keep(run);
  expect(await placesOf('Zebulon Quixote')).not.toEqual([]);
  const reply = await ruth.delete(`/api/GameResult/${id}/player/1`);
  expect(reply.statusCode).toBe(200);
  const left = GameResult.parse(reply.json());
  expect(left.players.map(({ name, rank }) => [name, rank])).toEqual([
    ['Noa', 1],
    ['Dana', 2],
  ]);
  expect(left).toMatchObject({ playersCount: 2, rightShare: 5 / 6 });
  expect(left.questions[0]).toMatchObject({
    answeredCount: 2,
    rightCount: 2,
    answers: [{ count: 2 }, { count: 0 }, {}],
  });
  for (const trace of ['Zebulon Quixote', 'zebulonquixote', 'sodiumchloride'])
    expect(await placesOf(trace), trace).toEqual([]);
  const audit = await test.platform.db.selectFrom('result_audit').selectAll().executeTakeFirst();
  expect(audit).toMatchObject({
    what: 'playerDeleted',
    person: 'ruth',
    before_text: '',
    after_text: '',
    detail: '{"mark":""}',
  });
  expect((await ruth.delete(`/api/GameResult/${id}/player/1`)).statusCode).toBe(404);
  expect((await ruth.delete(`/api/GameResult/${id}/player/9`)).statusCode).toBe(404);
  expect((await ruth.delete(`/api/GameResult/${id}/player/x`)).statusCode).toBe(404);
});

it('leaves nothing of the phone number, nor of proofs and devices from the start', async () => {
  const id = await keep();
  expect(await placesOf('token-of-')).toEqual([]);
  expect(await placesOf('device-of-')).toEqual([]);
  expect(await placesOf('+972-50-1112222')).not.toEqual([]);
  await ruth.delete(`/api/GameResult/${id}/player/0`);
  expect(await placesOf('+972-50-1112222')).toEqual([]);
  expect((await ruth.get(`/api/GameResult/${id}`)).json().players).toHaveLength(2);
});

it('works on a result of an earlier version, too', async () => {
  const id = await keep();
  await test.platform.db.updateTable('game_result').set({ run_state: null }).execute();
  const left = (await ruth.delete(`/api/GameResult/${id}/player/0`)).json();
  expect(left).toMatchObject({
    playersCount: 2,
    players: [
      { name: 'Omar', rank: 1 },
      { name: 'Dana', rank: 2 },
    ],
  });
  expect(await placesOf('+972-50-1112222')).toEqual([]);
});

it('of the whole result leaves nothing either', async () => {
  const id = await keep();
  await ruth.delete(`/api/GameResult/${id}`);
  expect(await placesOf('+972-50-1112222')).toEqual([]);
  expect((await ruth.get(`/api/GameResult/${id}`)).statusCode).toBe(404);
});

it('is told to whoever else knows players of an assignment', async () => {
  const told: string[] = [];
  const hooks = { onDeleted: async (assignmentId: string) => void told.push(assignmentId) };
  const [live, selfPaced] = [await keep(), await keep(sampleRun(), 'assignment-1')];
  for (const id of [live, selfPaced]) await deletePlayerResult(test.platform, actor(), id, { seat: 0, hooks });
  expect(told).toEqual(['assignment-1']);
  const unknown = ResultId.parse('result-unknown');
  expect((await deleteGameResult(test.platform, actor(), unknown, hooks)).ok).toBe(false);
  for (const id of [live, selfPaced]) await deleteGameResult(test.platform, actor(), id, hooks);
  expect(told).toEqual(['assignment-1', 'assignment-1']);
});
