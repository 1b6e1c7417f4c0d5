import {
  type AnswersUpload,
  GameFile,
  type HallCommand,
  type JournalUpload,
  newQuestion,
  type RunLicence,
  WITHOUT_SHOW,
} from '@qc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendForm } from '../../testing/form.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let ruth: TestClient;
let other: TestClient;
let gameId = '';
let nowMs = Date.UTC(2026, 10, 20);
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs });
  ruth = await test.signUp('ruth');
  other = await test.signUp('other');
  const made = (await ruth.post('/game', { name: 'Seas', setting: { gameType: 'firebase' } })).json();
  gameId = made._id;
  await ruth.put(`/game/${gameId}`, WITHOUT_SHOW, made.version);
  const answers = (texts: string[], right = 0) =>
    texts.map((text, index) => ({ text, media: null, correct: index === right }));
  for (const slide of [
    { type: 'trivia', question: 'Which sea?', answers: answers(['Dead', 'Red']) },
    { type: 'order', question: 'In order', answers: answers(['One', 'Two', 'Three'], -1) },
  ] as const)
    await ruth.post('/question', { ...newQuestion(slide.type), ...slide, score: 1000, time: 20, game: gameId });
});
afterAll(() => test.close());

/** The game as somebody takes it along: its licence. */
async function takeAlong(): Promise<RunLicence> {
  nowMs += 60_000;
  const reply = await ruth.get(`/game/local-export/${gameId}?licence=true`);
  const { licence } = GameFile.parse(reply.json());
  if (!licence) throw new Error('no licence');
  return licence;
}

const upload = (licence: RunLicence, changes: Partial<AnswersUpload> = {}): AnswersUpload => ({
  licence,
  startedAt: nowMs,
  endedAt: nowMs + 60_000,
  players: ['Noa', 'Omar'],
  answers: [
    { slide: 0, player: 0, response: { type: 'trivia', picks: [0] }, tookMs: 100 },
    { slide: 0, player: 1, response: { type: 'trivia', picks: [1] }, tookMs: 100 },
    // By places in the file, which has the right order.
    { slide: 1, player: 0, response: { type: 'order', sequence: [0, 1, 2] }, tookMs: 100 },
    { slide: 1, player: 1, response: { type: 'order', sequence: [2, 1, 0] }, tookMs: 100 },
  ],
  ...changes,
});
const bring = (result: unknown, who = ruth) =>
  sendForm(test, who, { method: 'POST', url: '/api/GameResult', parts: { result: JSON.stringify(result) } });
const codeOf = async (result: unknown, who = ruth) => {
  const reply = await bring(result, who);
  return [reply.statusCode, reply.json().code];
};

describe('a result brought from a run without the server', () => {
  it('is judged and kept; the same again is the same one, another is refused', async () => {
    const licence = await takeAlong();
    // The game is changed after the export: the run goes by the game as it was.
    const [question] = (await ruth.get(`/game/${gameId}`)).json().questions;
    const changed = question.answers.map((answer: object, index: number) => ({ ...answer, correct: index === 1 }));
    await ruth.put(`/question/${question._id}`, { answers: changed }, question.version);
    const reply = await bring(upload(licence));
    expect(reply.statusCode).toBe(200);
    const result = reply.json();
    expect(result).toMatchObject({ name: 'Seas', game: gameId, playersCount: 2, questionsCount: 2, pace: 'live' });
    expect(result.players).toMatchObject([
      { name: 'Noa', rank: 1, score: 2000, rightCount: 2 },
      { name: 'Omar', rank: 2, rightCount: 0 },
    ]);
    expect((await ruth.get('/GameResult')).json().results).toMatchObject([{ _id: result._id }]);
    expect((await bring(upload(licence))).json()).toEqual(result);
    expect(await codeOf(upload(licence, { players: ['Dana', 'Omar'] }))).toEqual([409, 'licenceUsed']);
    expect((await ruth.get('/GameResult')).json().count).toBe(1);
    const again = changed.map((answer: object, index: number) => ({ ...answer, correct: index === 0 }));
    await ruth.put(`/question/${question._id}`, { answers: again }, question.version + 1);
    // Deleted for good is deleted for good.
    await ruth.delete(`/api/GameResult/${result._id}`);
    expect(await codeOf(upload(licence))).toEqual([409, 'licenceUsed']);
  });

  it('is judged alike when a runner of an earlier version wrote it', async () => {
    const answers = [
      { slide: 0, player: 0, choice: [0], text: '', tookMs: 100 },
      { slide: 0, player: 1, choice: [1], text: '', tookMs: 100 },
      { slide: 1, player: 0, choice: [0, 1, 2], text: '', tookMs: 100 },
      { slide: 1, player: 1, choice: [2, 1, 0], text: '', tookMs: 100 },
    ];
    const older = (await bring(upload(await takeAlong(), { answers }))).json();
    const today = (await bring(upload(await takeAlong()))).json();
    expect(older.players).toEqual(today.players);
    expect(older.questions).toEqual(today.questions);
  });

  it('twice at one instant is one result', async () => {
    const licence = await takeAlong();
    const replies = await Promise.all([bring(upload(licence)), bring(upload(licence))]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(replies[0].json()._id).toBe(replies[1].json()._id);
  });

  it('needs a licence of this server, of this person, as it was given', async () => {
    const licence = await takeAlong();
    const forged = { ...licence, id: 'licence-of-mine-000' };
    for (const wrong of [forged, { ...licence, gameType: 'remotes' }, { ...licence, issuedAt: licence.issuedAt + 1 }])
      expect(await codeOf({ ...upload(licence), licence: wrong })).toEqual([422, 'badResult']);
    expect(await codeOf({ ...upload(licence), licence: { ...licence, signature: '' } })).toEqual([422, 'badResult']);
    expect(await codeOf(upload(licence), other)).toEqual([422, 'badResult']);
    await test.platform.db.updateTable('run_licence').set({ run_game: null }).where('id', '=', licence.id).execute();
    expect(await codeOf(upload(licence))).toEqual([422, 'badResult']);
  });

  it('that cannot have happened is refused, and the licence is still good', async () => {
    const licence = await takeAlong();
    const DAY_MS = 24 * 60 * 60 * 1000;
    const wrong: Partial<AnswersUpload>[] = [
      { endedAt: nowMs - 1 },
      { startedAt: nowMs - 3 * DAY_MS },
      { endedAt: nowMs + 3 * DAY_MS },
      { players: ['Noa'] },
      { players: ['Noa', 'noa'] },
      { answers: [{ slide: 0, player: 0, response: { type: 'trivia', picks: [5] }, tookMs: 1 }] },
      { answers: [{ slide: 7, player: 0, response: { type: 'trivia', picks: [0] }, tookMs: 1 }] },
      { answers: [{ slide: 0, player: 0, response: { type: 'trivia', picks: [0] }, tookMs: 60_000 }] },
      { answers: [{ slide: 7, player: 0, choice: [0], text: '', tookMs: 1 }] },
    ];
    for (const changes of wrong)
      expect(await codeOf(upload(licence, changes)), JSON.stringify(changes)).toEqual([422, 'badResult']);
    expect((await codeOf({ ...upload(licence), points: 9000 }))[1]).toBe('invalidInput');
    expect((await codeOf({ ...upload(licence), players: [''] }))[1]).toBe('invalidInput');
    expect((await codeOf({ licence }))[1]).toBe('invalidInput');
    expect((await bring(upload(licence))).statusCode).toBe(200);
  });
});

/** A hall of two with clickers: Noa is right, Omar changes to wrong, time is added, and Dana, who was right, is removed. */
function hall(licence: RunLicence): JournalUpload {
  let atMs = nowMs;
  let id = 0;
  let seq = 0;
  const journal: JournalUpload['journal'] = [];
  const put = (command: HallCommand) => void journal.push([(atMs += 100), command]);
  const operate = (action: Extract<HallCommand, { type: 'operate' }>['action']) =>
    put({ type: 'operate', action, expect: null, messageId: `message-${(id += 1)}`, windsDown: true });
  const press = (remote: string, key: string) =>
    put({ type: 'press', remote, key, atMs, host: 'console00001', seq: (seq += 1), isFinal: false });
  operate({ do: 'addPlayers', names: ['Noa', 'Omar', 'Dana'] });
  ['1', '2', '3'].forEach((remote, seat) => operate({ do: 'pairRemote', remote: `keyboard:${remote}`, seat }));
  operate({ do: 'next' });
  operate({ do: 'addTime', seconds: 30 });
  press('keyboard:3', 'A');
  press('keyboard:2', 'A');
  press('keyboard:2', 'B');
  atMs += 25_000;
  press('keyboard:1', 'A');
  operate({ do: 'closeAnswers' });
  operate({ do: 'reveal' });
  operate({ do: 'kick', seat: 2 });
  atMs += 60_000;
  operate({ do: 'end' });
  return { licence, openedAt: nowMs, journal };
}

describe('the journal of a hall without the server', () => {
  it('is done again as it was there, once', async () => {
    const licence = await takeAlong();
    nowMs += 10 * 60_000;
    const reply = await bring(hall(licence));
    expect(reply.statusCode).toBe(200);
    const result = reply.json();
    expect(result).toMatchObject({ name: 'Seas', game: gameId, playersCount: 2, startedAt: nowMs + 500 });
    expect(result.players).toMatchObject([
      { name: 'Noa', rank: 1, rightCount: 1 },
      { name: 'Omar', rank: 2, score: 0, rightCount: 0 },
    ]);
    // Half of the 50 seconds that there were with the added time.
    expect(result.players[0].score).toBeGreaterThan(400);
    expect((await bring(hall(licence))).json()).toEqual(result);
    const { journal } = hall(licence);
    expect(await codeOf({ ...hall(licence), journal: journal.toSpliced(9, 1) })).toEqual([409, 'licenceUsed']);
  });

  it('needs an end, a time that can be, and commands that a hall without pages knows', async () => {
    const licence = await takeAlong();
    nowMs += 10 * 60_000;
    const run = hall(licence);
    expect(await codeOf({ ...run, journal: run.journal.slice(0, -1) })).toEqual([422, 'badResult']);
    expect(await codeOf({ ...run, journal: [] })).toEqual([422, 'badResult']);
    const days = run.journal.map(([atMs, command]) => [atMs + 3 * 24 * 60 * 60 * 1000, command]);
    expect(await codeOf({ ...run, journal: days })).toEqual([422, 'badResult']);
    const join = { type: 'join', name: 'Eve', phone: '', consent: true, tokenHash: 'x', messageId: 'm' };
    expect((await codeOf({ ...run, journal: [[nowMs, join], ...run.journal] }))[1]).toBe('invalidInput');
    expect((await bring(run)).statusCode).toBe(200);
  });
});
