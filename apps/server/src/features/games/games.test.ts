import { Game, GameSummary, RESTORE_WINDOW_MS, type Question } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let dana: TestClient;
let omar: TestClient;
let admin: TestClient;
let ms = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  app = await buildTestApp({ now: () => ms });
  dana = await app.signUp('dana');
  omar = await app.signUp('omar');
  admin = await app.signUpAs('adam', 1);
});
afterAll(() => app.close());

async function newGame(client: TestClient, name = 'Trip', slides = 0): Promise<Game> {
  const created = Game.parse((await client.post('/game', { name, setting: { gameType: 'firebase' } })).json());
  for (let i = 0; i < slides; i++) {
    const slide = await client.post('/question', { game: created._id, type: 'trivia', question: `Slide ${i}` });
    expect(slide.statusCode).toBe(200);
  }
  return Game.parse((await client.get(`/game/${created._id}`)).json());
}
const answer = (text: string, correct: boolean) => ({ text, media: null, correct });
const ids = (questions: readonly Question[]) => questions.map((question) => question._id);

describe('every call on somebody else’s or an unknown game is not found', () => {
  test.each([
    ['GET', (id: string) => `/game/${id}`],
    ['PUT', (id: string) => `/game/${id}`],
    ['DELETE', (id: string) => `/game/${id}`],
    ['POST', (id: string) => `/game/restore/${id}`],
    ['POST', (id: string) => `/game/replicate/${id}`],
  ] as const)('%s %s', async (method, url) => {
    const game = await newGame(dana);
    for (const id of [game._id, 'no-such-game-1', '~~']) {
      const headers = { ...omar.headers, 'if-match': '1', 'content-type': 'application/json' };
      const reply = await app.inject({ method, url: url(id), headers, payload: method === 'GET' ? undefined : '{}' });
      expect([id, reply.statusCode, reply.json().code]).toEqual([id, 404, 'notFound']);
    }
    const stranger = await app.inject({ method, url: url(game._id) });
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'notSignedIn']);
    expect((await dana.get(`/game/${game._id}`)).json().name).toBe('Trip');
  });
});

describe('createGame', () => {
  test('refuses an empty name and an unknown type', async () => {
    for (const body of [
      { name: '  ', setting: { gameType: 'firebase' } },
      { name: 'x'.repeat(41), setting: { gameType: 'firebase' } },
      { name: 'Trip', setting: { gameType: 'other' } },
      {},
    ]) {
      expect((await dana.post('/game', body)).statusCode).toBe(400);
    }
  });

  test('fills in the defaults, language from the account, direction from the language', async () => {
    const game = await newGame(dana, 'משחק');
    expect(game).toMatchObject({ name: 'משחק', language: 'he', direction: 'rtl', type: 'firebase', version: 1 });
    expect(game).toMatchObject({ showResultsAfter: 'question', timer: true, showAnswer: true, winnersCount: 3 });
    expect(game).toMatchObject({ questions: [], code: null, thumbnail: null, user: dana.user._id, disabled: false });
    const english = await dana.post('/game', { name: 'Trip', setting: { gameType: 'remotes' }, language: 'en' });
    expect(english.json()).toMatchObject({ language: 'en', direction: 'ltr', type: 'remotes' });
  });
});

describe('saveGame', () => {
  test('428 without a version, 412 with a stale one and the game as it is now', async () => {
    const game = await newGame(dana);
    const url = `/game/${game._id}`;
    expect((await dana.put(url, { name: 'Other' })).statusCode).toBe(428);
    expect((await dana.put(url, { name: 'Second' }, 1)).json()).toMatchObject({ name: 'Second', version: 2 });
    const stale = await dana.put(url, { name: 'Third' }, 1);
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'staleVersion']);
    expect(Game.parse(stale.json().current)).toMatchObject({ name: 'Second', version: 2 });
  });

  test('refuses values out of range, and ignores what nobody may set', async () => {
    const game = await newGame(dana);
    for (const body of [
      { mainColor: 'red' },
      { mainColor: '#fff;}' },
      { winnersCount: 0 },
      { regulationsLink: 'javascript:alert(1)' },
      { questions: ['no-such-question'] },
    ]) {
      expect([body, (await dana.put(`/game/${game._id}`, body, 1)).statusCode]).toEqual([body, 400]);
    }
    expect((await dana.get(`/game/${game._id}`)).json().version).toBe(1);
    const foreign = { readOnly: true, access: 'runner', numOfShares: 7, user: omar.user._id, code: '123456' };
    const saved = (await dana.put(`/game/${game._id}`, foreign, 1)).json();
    expect(saved).toEqual({ ...game, version: 2, updatedAt: saved.updatedAt });
  });

  test('changes only what it names; the direction follows a new language', async () => {
    const game = await newGame(dana);
    const saved = await dana.put(`/game/${game._id}`, { language: 'en', waitingText: 'Soon' }, 1);
    const { version: _v, updatedAt: _u, ...rest } = Game.parse(saved.json());
    const { version: _w, updatedAt: _x, ...before } = game;
    expect(rest).toEqual({ ...before, language: 'en', direction: 'ltr', waitingText: 'Soon' });
    expect(saved.headers['etag']).toBe('"2"');
  });

  test('takes any order of exactly its own slides', async () => {
    const game = await newGame(dana, 'Order', 3);
    const [a = '', b = '', c = ''] = ids(game.questions);
    const url = `/game/${game._id}`;
    const foreign = (await newGame(dana, 'Other', 1)).questions[0]?._id ?? '';
    for (const questions of [[], [a, b], [a, b, b], [a, b, c, c], [a, b, foreign], [a, b, c, foreign]]) {
      const refused = await dana.put(url, { questions }, game.version);
      expect([refused.statusCode, refused.json().fields]).toEqual([400, [{ path: 'questions', code: 'notThisGame' }]]);
    }
    const saved = await dana.put(url, { questions: [c, a, b] }, game.version);
    expect(ids(Game.parse(saved.json()).questions)).toEqual([c, a, b]);
  });

  test('only admins make templates', async () => {
    const game = await newGame(dana);
    expect((await dana.put(`/game/${game._id}`, { generic: true }, 1)).json().code).toBe('forbidden');
    expect((await dana.put(`/game/${game._id}`, { generic: false }, 1)).statusCode).toBe(200);
    expect((await admin.put(`/game/${game._id}`, { generic: true }, 2)).json().generic).toBe(true);
  });
});

describe('deleteGame and restoreGame', () => {
  test('a deleted game is gone and comes back with its slides', async () => {
    const game = await newGame(dana, 'Gone', 2);
    expect((await dana.delete(`/game/${game._id}`)).json()).toEqual({ ok: true });
    expect((await dana.get(`/game/${game._id}`)).statusCode).toBe(404);
    expect((await dana.delete(`/game/${game._id}`)).statusCode).toBe(404);
    expect((await dana.get(`/question/${game.questions[0]?._id}`)).statusCode).toBe(404);
    expect((await dana.get('/question?perPage=100')).json().questions.map((q: Question) => q.game)).not.toContain(
      game._id,
    );
    expect((await omar.post(`/game/restore/${game._id}`)).statusCode).toBe(404);
    expect(GameSummary.parse((await dana.post(`/game/restore/${game._id}`)).json()).questionsCount).toBe(2);
    expect(ids(Game.parse((await dana.get(`/game/${game._id}`)).json()).questions)).toEqual(ids(game.questions));
    expect((await dana.post(`/game/restore/${game._id}`)).statusCode).toBe(404);
  });

  test('not after a day', async () => {
    const game = await newGame(dana);
    await dana.delete(`/game/${game._id}`);
    ms += RESTORE_WINDOW_MS + 1;
    expect((await dana.post(`/game/restore/${game._id}`)).statusCode).toBe(404);
  });
});

test('replicateGame copies the slides in order and leaves the original alone', async () => {
  const game = await newGame(dana, 'Original', 3);
  await dana.put(`/question/${game.questions[0]?._id}`, { locked: true }, 1);
  const copy = GameSummary.parse((await dana.post(`/game/replicate/${game._id}`)).json());
  expect(copy).toMatchObject({ name: 'Original (2)', questionsCount: 3, version: 1, user: dana.user._id });
  const full = Game.parse((await dana.get(`/game/${copy._id}`)).json());
  expect(full.questions.map((q) => q.question)).toEqual(['Slide 0', 'Slide 1', 'Slide 2']);
  expect(full.questions.map((q) => [q.game, q.locked])).toEqual(full.questions.map(() => [copy._id, false]));
  expect(new Set([...ids(game.questions), ...ids(full.questions)]).size).toBe(6);
  expect((await dana.post(`/game/replicate/${game._id}`)).json().name).toBe('Original (3)');
});

describe('listGames', () => {
  test('gives the own ones alone; admins see all, or one person’s', async () => {
    const lina = await app.signUp('lina');
    await newGame(lina, 'Lina one');
    await newGame(lina, 'Lina two');
    const own = (await lina.get('/game')).json();
    expect(own.count).toBe(2);
    expect((await omar.get(`/game?user=${lina.user._id}`)).json()).toEqual({ games: [], count: 0 });
    expect((await admin.get(`/game?user=${lina.user._id}`)).json().count).toBe(2);
    expect((await admin.get('/game')).json().count).toBeGreaterThan(2);
    expect((await app.inject({ url: '/game' })).statusCode).toBe(401);
  });

  test('tells how much is missing: no slides, gaps in slides, nothing once they are filled or deleted', async () => {
    const gil = await app.signUp('gil');
    const gaps = async () => (await gil.get('/game')).json().games[0].gapsCount;
    const game = await newGame(gil);
    expect(await gaps()).toBe(1);
    const whole = { question: 'Ok?', answers: [answer('yes', true), answer('no', false)] };
    const made = await gil.post('/question', { game: game._id, type: 'trivia', ...whole });
    expect(await gaps()).toBe(0);
    const draft = await gil.post('/question', { game: game._id, type: 'trivia' });
    const missing = await gaps();
    expect(missing).toBeGreaterThan(1);
    expect((await gil.get(`/game/${game._id}`)).json().gapsCount).toBe(missing);
    await gil.delete(`/question/${draft.json().question._id}`);
    expect(await gaps()).toBe(0);
    await gil.put(`/question/${made.json().question._id}`, { question: '' }, 1);
    expect(await gaps()).toBe(1);
  });

  test('pages, sorts by listed columns alone and searches', async () => {
    const maya = await app.signUp('maya');
    for (const name of ['Zebra', 'apple', 'שָׁלוֹם', 'قِصّة']) {
      ms += 1000;
      await newGame(maya, name);
    }
    const names = async (query: string) => {
      const { games } = (await maya.get(`/game?${query}`)).json();
      return games.map((game: GameSummary) => game.name);
    };
    expect(await names('')).toEqual(['قِصّة', 'שָׁלוֹם', 'apple', 'Zebra']);
    expect(await names('sortBy=name&sortDesc=false')).toEqual(['apple', 'Zebra', 'שָׁלוֹם', 'قِصّة']);
    expect(await names('sortBy=createdAt&sortDesc=false&perPage=2&page=2')).toEqual(['שָׁלוֹם', 'قِصّة']);
    expect(await names(`searchText=${encodeURIComponent('שלום')}`)).toEqual(['שָׁלוֹם']);
    expect(await names(`searchText=${encodeURIComponent('قصه')}`)).toEqual(['قِصّة']);
    expect(await names('searchText=ZE')).toEqual(['Zebra']);
    expect(await names('searchText=%25%27%22')).toEqual([]);
    expect((await maya.get('/game?sortBy=password')).statusCode).toBe(400);
    expect((await maya.get('/game?perPage=101')).statusCode).toBe(400);
  });
});
