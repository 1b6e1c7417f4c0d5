import { GameId, ResultId, RoomId } from '@qc/contract';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import {
  findForChange,
  findResult,
  findResultOf,
  findResultOwner,
  findResults,
  insertResult,
  removeResult,
  writeChange,
} from './result-store.ts';
import type { NewResult } from './result-store.ts';

const noa = {
  ...{ seat: 0, name: 'Noa', rank: 1, score: 10, rightCount: 1, answeredCount: 1, totalAnswerMs: 5 },
  phone: '050-1234567',
  answers: [],
};

describeDatabases((getDb) => {
  const resultOf = (n: number, changes: Partial<NewResult> = {}): NewResult => ({
    id: id(n),
    roomId: `room-${n}`,
    gameId: 'game-one',
    userId: 'user-owner',
    name: `Run ${n}`,
    startedAtMs: n * 1000,
    endedAtMs: n * 1000 + 500,
    playersCount: 1,
    questionsCount: 1,
    rightShare: 0.5,
    report: JSON.stringify({ language: 'he', direction: 'rtl', questions: [], players: [noa] }),
    runState: null,
    pace: 'live',
    licenceId: null,
    assignmentId: null,
    ...changes,
  });
  const id = (n: number) => ResultId.parse(`result-${n}`);
  const ask = { userId: 'user-owner', page: 1, perPage: 25, searchText: '' };
  beforeEach(async () => {
    await insertUser(getDb(), 'owner');
    await insertUser(getDb(), 'other');
  });

  it('keeps one result for a room, however often it is handed in', async () => {
    await insertResult(getDb(), resultOf(1));
    await insertResult(getDb(), resultOf(1, { id: id(9), name: 'Again' }));
    const { results, count } = await findResults(getDb(), ask);
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      _id: 'result-1',
      name: 'Run 1',
      rightShare: 0.5,
      startedAt: 1000,
      endedAt: 1500,
    });
    expect(await findResult(getDb(), id(1))).toMatchObject({
      userId: 'user-owner',
      result: { language: 'he', players: [{ name: 'Noa', phone: '050-1234567' }] },
    });
  });

  it('lists newest first, by page, by game, by words, and only one’s own', async () => {
    for (const n of [1, 2, 3]) await insertResult(getDb(), resultOf(n));
    await insertResult(getDb(), resultOf(4, { userId: 'user-other', roomId: 'room-of-other' }));
    await insertResult(getDb(), resultOf(5, { gameId: 'game-two', name: 'סיכום שנה', roomId: 'room-of-owner' }));
    const names = async (query: object) =>
      (await findResults(getDb(), { ...ask, ...query })).results.map((result) => result.name);
    expect(await names({})).toEqual(['סיכום שנה', 'Run 3', 'Run 2', 'Run 1']);
    expect(await names({ page: 2, perPage: 3 })).toEqual(['Run 1']);
    expect(await names({ game: GameId.parse('game-two') })).toEqual(['סיכום שנה']);
    expect(await names({ room: RoomId.parse('room-of-owner') })).toEqual(['סיכום שנה']);
    const room = RoomId.parse('room-of-other');
    expect(await names({ room })).toEqual([]);
    expect(await names({ room, userId: null })).toEqual(['Run 4']);
    expect(await names({ searchText: 'סיכומ' })).toEqual(['סיכום שנה']);
    expect(await names({ searchText: 'nothing' })).toEqual([]);
  });

  it('reads what a server without the newer slide types wrote', async () => {
    const question = { slide: 0, type: 'trivia', question: 'Which?', answers: [], answeredCount: 0 };
    const answer = { slide: 0, choice: [1], correct: true, points: 10, tookMs: 5 };
    const older = {
      ...{ language: 'he', direction: 'rtl' },
      questions: [{ ...question, rightCount: 0, averageMs: null }],
      players: [{ ...noa, answers: [answer] }],
    };
    await insertResult(getDb(), resultOf(1));
    await getDb()
      .updateTable('game_result')
      .set({ report: JSON.stringify(older) })
      .execute();
    const found = await findResult(getDb(), id(1));
    expect(found?.result.questions[0]).toMatchObject({ ...question, sequence: [], solution: [], said: [] });
    expect(found?.result.players[0]?.answers[0]).toEqual({
      ...{ slide: 0, correct: true, points: 10, tookMs: 5 },
      response: { type: 'trivia', picks: [1] },
    });
    expect(found?.result).toMatchObject({ winnersCount: 3 });
    expect(found?.result).toMatchObject({ pace: 'live', teamResults: [], corrections: [], players: [{ team: null }] });
  });

  it('writes a change only over what it began with', async () => {
    await insertResult(getDb(), resultOf(1));
    const began = await findForChange(getDb(), id(1));
    expect(began?.revision).toBe(0);
    const both = ['שם חדש', 'Other'].map((name) => writeChange(getDb(), id(1), 0, { name }));
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
    expect(await findForChange(getDb(), id(1))).toMatchObject({ revision: 1, report: began?.report });
    expect((await findResults(getDb(), { ...ask, searchText: 'Run' })).count).toBe(0);
    expect(await writeChange(getDb(), id(7), 0, { name: 'Nobody' })).toBe(false);
  });

  it('knows the result of a licence and of an assignment, one each', async () => {
    await insertResult(getDb(), resultOf(1, { licenceId: 'licence-1' }));
    await insertResult(getDb(), resultOf(2, { assignmentId: 'assignment-1', pace: 'self' }));
    expect((await findResultOf(getDb(), { licence: 'licence-1' }))?.id).toBe(id(1));
    expect((await findResultOf(getDb(), { assignment: 'assignment-1' }))?.id).toBe(id(2));
    expect(await findResultOf(getDb(), { assignment: 'licence-1' })).toBeNull();
    await expect(insertResult(getDb(), resultOf(3, { licenceId: 'licence-1' }))).rejects.toThrow();
    await expect(insertResult(getDb(), resultOf(3, { assignmentId: 'assignment-1' }))).rejects.toThrow();
    expect((await findResults(getDb(), ask)).results.map(({ pace }) => pace)).toEqual(['self', 'live']);
  });

  it('deletes for good', async () => {
    await insertResult(getDb(), resultOf(1));
    expect(await findResultOwner(getDb(), id(1))).toEqual({ userId: 'user-owner', assignmentId: null });
    await removeResult(getDb(), id(1));
    expect(await findResult(getDb(), id(1))).toBeNull();
    expect(await findResultOwner(getDb(), id(1))).toBeNull();
  });
}, 'result store');
