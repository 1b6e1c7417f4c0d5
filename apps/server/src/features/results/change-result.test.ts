import type { GameResult, KeyCorrection, ResultId } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendForm } from '../../testing/form.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { keepResult } from './keep-result.ts';
import { sampleRun } from './testing/sample-run.ts';

let test: TestApp;
let ruth: TestClient;
let admin: TestClient;
let stranger: TestClient;
let nowMs = Date.UTC(2026, 10, 20);
let rooms = 0;
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs });
  ruth = await test.signUp('ruth');
  stranger = await test.signUp('stranger');
  admin = await test.signUpAs('admin', 1);
});
afterAll(() => test.close());

const keep = (more: { assignmentId?: string } = {}): Promise<ResultId> =>
  keepResult(test.platform, {
    ...{ roomId: `room-${++rooms}`, gameId: 'game-00001', userId: ruth.user._id, state: sampleRun(), ...more },
  });
const read = async (id: ResultId, who = ruth): Promise<GameResult> => (await who.get(`/api/GameResult/${id}`)).json();
const change = (id: ResultId, parts: Record<string, string>, who: TestClient = ruth) =>
  sendForm(test, who, { method: 'PUT', url: `/api/GameResult/${id}`, parts });
const correct = (id: ResultId, slide: number, key: KeyCorrection, who: TestClient = ruth) =>
  change(id, { correction: JSON.stringify({ slide, key }) }, who);
const audits = (id: ResultId) =>
  test.platform.db.selectFrom('result_audit').selectAll().where('result_id', '=', id).orderBy('at_ms').execute();
const places = ({ players }: GameResult) => players.map(({ name, rank }) => `${rank} ${name}`);

describe('a corrected key', () => {
  it('scores everybody again, moves the places, and is told with name and time', async () => {
    const id = await keep();
    const before = await read(id);
    nowMs += 1000;
    const reply = await correct(id, 0, { kind: 'choice', correct: [1] });
    expect(reply.statusCode).toBe(200);
    const after: GameResult = reply.json();
    expect(after.questions[0]).toMatchObject({ rightCount: 1, answers: [{ correct: false }, { correct: true }, {}] });
    expect(after.corrections).toEqual([{ slide: 0, atMs: nowMs, by: 'ruth', before: ['Dead'], after: ['Red'] }]);
    expect(places(before)).toEqual(['1 Noa', '2 Omar', '3 Dana']);
    expect(after.players.find(({ name }) => name === 'Dana')).toMatchObject({ score: 0, rightCount: 0 });
    for (const { answers, score } of after.players) {
      expect(score).toBe(answers.reduce((sum, { points }) => sum + points, 0));
    }
    expect(await read(id)).toEqual(after);
    expect(await audits(id)).toMatchObject([
      { person: 'ruth', user_id: ruth.user._id, what: 'keyCorrected', before_text: '["Dead"]', after_text: '["Red"]' },
    ]);
  });

  it('fits every type, and can take a question out', async () => {
    const id = await keep();
    const keys: [number, KeyCorrection][] = [
      [1, { kind: 'typed', accepted: ['salt', 'pepper'] }],
      [3, { kind: 'number', value: 400, tolerance: 0 }],
      [4, { kind: 'order', sequence: [2, 0, 1] }],
      [0, { kind: 'void' }],
    ];
    for (const [slide, key] of keys) expect((await correct(id, slide, key)).statusCode, key.kind).toBe(200);
    const { questions, players, corrections } = await read(id);
    expect(questions.map(({ rightCount, isVoid }) => [rightCount, isVoid])).toEqual([
      [null, true],
      [3, false],
      [1, false],
      [1, false],
      [null, false],
    ]);
    expect(players.map(({ name, rank }) => `${rank} ${name}`)).toEqual(['1 Omar', '2 Noa', '3 Dana']);
    expect(corrections.map(({ slide, after }) => [slide, after.length])).toEqual([
      [1, 2],
      [3, 1],
      [4, 3],
      [0, 0],
    ]);
  });

  it('survives another one at the same instant', async () => {
    const id = await keep();
    const replies = await Promise.all([
      correct(id, 0, { kind: 'choice', correct: [1] }),
      correct(id, 1, { kind: 'void' }),
      change(id, { name: 'Renamed meanwhile' }),
      correct(id, 4, { kind: 'void' }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { corrections, questions, name } = await read(id);
    expect(new Set(corrections.map(({ slide }) => slide))).toEqual(new Set([0, 1, 4]));
    expect(questions.map(({ isVoid }) => isVoid)).toEqual([false, true, false, true, false]);
    expect(questions[0]?.rightCount).toBe(1);
    expect(name).toBe('Renamed meanwhile');
    expect(await audits(id)).toHaveLength(4);
  });

  it('that changes nothing is no entry', async () => {
    const id = await keep();
    expect((await correct(id, 0, { kind: 'choice', correct: [0] })).json().corrections).toEqual([]);
    expect(await audits(id)).toEqual([]);
  });

  it.each<[string, number, KeyCorrection]>([
    ['an answer that is not there', 0, { kind: 'choice', correct: [5] }],
    ['a key of another type', 0, { kind: 'number', value: 1, tolerance: 0 }],
    ['a slide that was not asked', 2, { kind: 'void' }],
    ['a slide that is not there', 90, { kind: 'void' }],
    ['a survey', 5, { kind: 'choice', correct: [0] }],
  ])('is refused for %s', async (_what, slide, key) => {
    const id = await keep();
    const before = await read(id);
    const reply = await correct(id, slide, key);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalidInput']);
    expect(reply.json().fields).toEqual([{ path: 'correction', code: 'unfit' }]);
    // Half of two is none.
    expect((await change(id, { name: 'Other', correction: JSON.stringify({ slide, key }) })).statusCode).toBe(400);
    expect(await read(id)).toEqual(before);
    expect(await audits(id)).toEqual([]);
  });

  it('is refused on a result without its run, where a name may still be changed', async () => {
    const id = await keep();
    await test.platform.db.updateTable('game_result').set({ run_state: null }).where('id', '=', id).execute();
    const reply = await correct(id, 0, { kind: 'void' });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'cannotRescore']);
    expect((await change(id, { name: 'An old one' })).json().name).toBe('An old one');
  });
});

it('only the owner changes a result; admins read it without phone numbers', async () => {
  const id = await keep();
  for (const who of [stranger, admin]) {
    expect((await change(id, { name: 'Mine now' }, who)).statusCode).toBe(404);
    expect((await correct(id, 0, { kind: 'void' }, who)).statusCode).toBe(404);
    expect((await who.delete(`/api/GameResult/${id}/player/0`)).statusCode).toBe(404);
    expect((await who.delete(`/api/GameResult/${id}`)).statusCode).toBe(404);
  }
  const phones = async (who: TestClient) => (await read(id, who)).players.map(({ phone }) => phone);
  expect(await phones(ruth)).toEqual(['+972-50-1112222', '050-3334444', null]);
  expect(await phones(admin)).toEqual([null, null, null]);
  expect((await stranger.get(`/api/GameResult/${id}`)).statusCode).toBe(404);
});

it('a new name is found, the old one is not', async () => {
  const id = await keep();
  await change(id, { name: 'ערב הורים מיוחד' });
  const found = async (words: string) =>
    (await ruth.get(`/api/GameResult?searchText=${encodeURIComponent(words)}`)).json().results;
  expect(await found('הורים')).toMatchObject([{ _id: id }]);
  expect((await change(id, { name: 'x' })).statusCode).toBe(400);
  expect(await audits(id)).toMatchObject([{ what: 'renamed', before_text: 'Seas', after_text: 'ערב הורים מיוחד' }]);
});

describe('the result of an assignment', () => {
  it('is replaced under its id, with its name, its corrections and without who was deleted', async () => {
    const id = await keep({ assignmentId: 'assignment-1' });
    await change(id, { name: 'Homework' });
    await correct(id, 0, { kind: 'choice', correct: [1] });
    expect((await ruth.delete(`/api/GameResult/${id}/player/1`)).statusCode).toBe(200);
    const before = await read(id);
    expect(await keep({ assignmentId: 'assignment-1' })).toBe(id);
    const after = await read(id);
    expect({ ...after, players: [] }).toEqual({ ...before, players: [] });
    expect(places(after)).toEqual(places(before));
    expect(places(after)).not.toContain('Omar');
  });

  it('of two assignments stay apart, also when both are kept at once', async () => {
    const [one, again, other] = await Promise.all([
      keep({ assignmentId: 'assignment-2' }),
      keep({ assignmentId: 'assignment-2' }),
      keep({ assignmentId: 'assignment-3' }),
    ]);
    expect(one).toBe(again);
    expect(other).not.toBe(one);
  });
});
