import { answersOf, Game, newAnswer, newQuestion, Question, RESTORE_WINDOW_MS, SLIDES_MAX } from '@qc/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let dana: TestClient;
let omar: TestClient;
let admin: TestClient;
let game: string;
let ms = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  app = await buildTestApp({ now: () => ms });
  dana = await app.signUp('dana');
  omar = await app.signUp('omar');
  admin = await app.signUpAs('adam', 1);
});
afterAll(() => app.close());
beforeEach(async () => {
  game = (await dana.post('/game', { name: 'Trip', setting: { gameType: 'firebase' } })).json()._id;
});

async function add(question: string, more: object = {}, client = dana): Promise<Question> {
  const reply = await client.post('/question', { game, type: 'trivia', question, ...more });
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  return Question.parse(reply.json().question);
}
async function texts(): Promise<string[]> {
  return Game.parse((await dana.get(`/game/${game}`)).json()).questions.map((slide) => slide.question);
}

describe('every call on somebody else’s or an unknown slide is not found', () => {
  test.each([
    ['GET', (id: string) => `/question/${id}`],
    ['PUT', (id: string) => `/question/${id}`],
    ['DELETE', (id: string) => `/question/${id}`],
    ['POST', (id: string) => `/question/restore/${id}`],
    ['POST', (id: string) => `/question/replicate/${id}`],
  ] as const)('%s %s', async (method, url) => {
    const slide = await add('Mine');
    for (const id of [slide._id, 'no-such-slide', '~~']) {
      const headers = { ...omar.headers, 'if-match': '1', 'content-type': 'application/json' };
      const reply = await app.inject({ method, url: url(id), headers, payload: method === 'GET' ? undefined : '{}' });
      expect([id, reply.statusCode, reply.json().code]).toEqual([id, 404, 'notFound']);
    }
    expect((await app.inject({ method, url: url(slide._id) })).statusCode).toBe(401);
    expect(await texts()).toEqual(['Mine']);
  });
});

describe('createQuestion', () => {
  test('refuses a foreign game, unknown types and values out of range', async () => {
    expect((await omar.post('/question', { game, type: 'trivia' })).statusCode).toBe(404);
    for (const body of [
      { game },
      { game, type: 'other' },
      { game, type: 'trivia', score: -1 },
      { game, type: 'trivia', time: 601 },
      { game, type: 'trivia', question: 'x'.repeat(301) },
      { game, type: 'trivia', explanation: 'x'.repeat(501) },
      { game, type: 'trivia', times: 4 },
      { game, type: 'trivia', times: 1.5 },
      ...[0, 61, 1.5].map((minutes) => ({ game, type: 'break', break: { minutes, music: true } })),
      { game, type: 'trivia', answers: Array.from({ length: 21 }, () => ({ text: 'a', media: null, correct: false })) },
    ]) {
      expect((await dana.post('/question', body)).statusCode).toBe(400);
    }
    expect(await texts()).toEqual([]);
  });

  test('refuses media that are not in the gallery', async () => {
    const image = { _id: 'no-such-medium', type: 'image', publicId: 'x', width: 1, height: 1, alt: '' };
    const reply = await dana.post('/question', { game, type: 'trivia', image });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, [{ path: 'image', code: 'unknownMedia' }]]);
  });

  test('fills in defaults, puts the slide at its place and moves the game’s version', async () => {
    const first = (await dana.post('/question', { game, type: 'trivia', question: 'A' })).json();
    expect(first.question).toMatchObject({
      type: 'trivia',
      score: 1000,
      time: 20,
      version: 1,
      game,
      createdBy: dana.user._id,
    });
    expect(first.question.answers).toHaveLength(4);
    expect(first.gameVersion).toBe(2);
    await add('C');
    await add('B', { setIndex: 1 });
    await add('D', { setIndex: 99 });
    expect(await texts()).toEqual(['A', 'B', 'C', 'D']);
  });

  test('refuses more than the largest number of slides', async () => {
    const item = { game, type: 'media' };
    for (let left = SLIDES_MAX; left > 0; left -= 100) {
      const many = Array.from({ length: Math.min(100, left) }, () => item);
      expect((await dana.post('/question/many', many)).statusCode).toBe(200);
    }
    const last = Game.parse((await dana.get(`/game/${game}`)).json()).questions.at(-1)?._id;
    for (const reply of [await dana.post('/question', item), await dana.post(`/question/replicate/${last}`)]) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'tooManySlides']);
    }
  });
});

test('createQuestions writes all of one game in order or nothing', async () => {
  await add('A');
  await add('E');
  const other = (await dana.post('/game', { name: 'Other', setting: { gameType: 'firebase' } })).json()._id;
  const item = (question: string, more: object = {}) => ({ game, type: 'trivia', question, ...more });
  expect((await dana.post('/question/many', [])).statusCode).toBe(400);
  const mixed = await dana.post('/question/many', [item('x'), { ...item('y'), game: other }]);
  expect([mixed.statusCode, mixed.json().fields[0].path]).toEqual([400, '1.game']);
  expect((await omar.post('/question/many', [item('x')])).statusCode).toBe(404);
  const image = { _id: 'no-such-medium', type: 'image', publicId: 'x', width: 1, height: 1, alt: '' };
  const bad = await dana.post('/question/many', [item('x'), item('y', { image })]);
  expect([bad.statusCode, bad.json().fields]).toEqual([400, [{ path: '1.image', code: 'unknownMedia' }]]);
  expect(await texts()).toEqual(['A', 'E']);
  const added = await dana.post('/question/many', [item('B', { setIndex: 1 }), item('C'), item('D')]);
  expect(added.json().questions.map((slide: Question) => slide.question)).toEqual(['B', 'C', 'D']);
  expect(added.json().gameVersion).toBe(4);
  expect(await texts()).toEqual(['A', 'B', 'C', 'D', 'E']);
});

describe('saveQuestion', () => {
  test('428 without a version, 412 with a stale one and the slide as it is now', async () => {
    const slide = await add('A');
    const url = `/question/${slide._id}`;
    expect((await dana.put(url, { question: 'B' })).statusCode).toBe(428);
    expect((await dana.put(url, { question: 'B' }, 1)).json()).toMatchObject({ question: 'B', version: 2 });
    const stale = await dana.put(url, { question: 'C' }, 1);
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'staleVersion']);
    expect(Question.parse(stale.json().current)).toMatchObject({ question: 'B', version: 2 });
  });

  test('changes only what it names; the game’s version stays, its time moves', async () => {
    const slide = await add('A', { queMessage: 'sub', score: 50 });
    const before = Game.parse((await dana.get(`/game/${game}`)).json());
    ms += 5000;
    const saved = Question.parse((await dana.put(`/question/${slide._id}`, { time: null, notes: 'hush' }, 1)).json());
    expect(saved).toEqual({ ...slide, time: null, notes: 'hush', version: 2, updatedAt: ms });
    const after = Game.parse((await dana.get(`/game/${game}`)).json());
    expect([after.version, after.updatedAt]).toEqual([before.version, ms]);
  });

  test('a new type starts the answers afresh, unless new ones come with it', async () => {
    const slide = await add('A', { answers: [{ text: 'old', media: null, correct: true }] });
    const url = `/question/${slide._id}`;
    const changed = Question.parse((await dana.put(url, { type: 'trueFalse' }, 1)).json());
    expect(answersOf(changed).map((answer) => [answer.text, answer.correct])).toEqual([
      ['', true],
      ['', false],
    ]);
    const answers = [{ text: 'new', media: null, correct: false }];
    expect((await dana.put(url, { type: 'survey', answers }, 2)).json().answers).toEqual(answers);
  });

  test('a slide as versions before gave it is taken, without what its kind does not have', async () => {
    const slide = await add('A', { answers: [newAnswer('Yes', true), newAnswer('No')] });
    const wide = { ...newQuestion('typed'), ...newQuestion('number'), ...slide, miniGame: 'https://x.org' };
    const url = `/question/${slide._id}`;
    const saved = (await dana.put(url, { ...wide, question: 'B' }, 1)).json();
    expect(saved).toEqual({ ...slide, question: 'B', version: 2, updatedAt: ms });
    const { question } = (await dana.post('/question', { ...wide, type: 'media', game })).json();
    expect(Object.keys(question)).not.toContain('answers');
    expect(Object.keys(question)).not.toContain('numberKey');
  });

  test('a locked slide is for its creator and admins', async () => {
    const slide = await add('By the admin', { locked: true }, admin);
    const url = `/question/${slide._id}`;
    for (const reply of [
      await dana.put(url, { question: 'x' }, 1),
      await dana.put(url, { locked: false }, 1),
      await dana.delete(url),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'locked']);
    }
    expect((await admin.put(url, { locked: false }, 1)).statusCode).toBe(200);
    expect((await dana.put(url, { locked: true }, 2)).json().code).toBe('locked');
    expect((await dana.put(url, { question: 'mine now' }, 2)).json().question).toBe('mine now');
  });

  test('drops labels that do not exist, keeps those that do', async () => {
    const label = (await dana.post('/category', { name: 'Science' })).json()._id;
    const foreign = (await omar.post('/category', { name: 'Other' })).json()._id;
    const slide = await add('A', { labels: [label, foreign, 'no-such-label'] });
    expect(slide.labels).toEqual([label]);
    await dana.delete(`/category/${label}`);
    expect((await dana.get(`/question/${slide._id}`)).json().labels).toEqual([]);
    expect((await dana.get(`/game/${game}`)).json().questions[0].labels).toEqual([]);
  });
});

describe('deleteQuestion and restoreQuestion', () => {
  test('a slide comes back to its place', async () => {
    for (const name of ['A', 'B', 'C']) await add(name);
    const slide = Game.parse((await dana.get(`/game/${game}`)).json()).questions[1];
    const url = `/question/${slide?._id}`;
    expect((await dana.delete(url)).json()).toEqual({ ok: true, gameVersion: 5 });
    expect(await texts()).toEqual(['A', 'C']);
    expect((await dana.get(url)).statusCode).toBe(404);
    expect((await dana.delete(url)).statusCode).toBe(404);
    expect((await dana.put(url, { question: 'x' }, 1)).statusCode).toBe(404);
    const restored = (await dana.post(`/question/restore/${slide?._id}`)).json();
    expect([restored.gameVersion, restored.question.question]).toEqual([6, 'B']);
    expect(await texts()).toEqual(['A', 'B', 'C']);
    expect((await dana.post(`/question/restore/${slide?._id}`)).statusCode).toBe(404);
  });

  test('not after a day, and not into a deleted game', async () => {
    const [old, young] = [await add('Old'), await add('Young')];
    await dana.delete(`/question/${old._id}`);
    ms += RESTORE_WINDOW_MS + 1;
    expect((await dana.post(`/question/restore/${old._id}`)).statusCode).toBe(404);
    await dana.delete(`/question/${young._id}`);
    await dana.delete(`/game/${game}`);
    expect((await dana.post(`/question/restore/${young._id}`)).statusCode).toBe(404);
  });
});

test('replicateQuestion puts the copy right after the original', async () => {
  for (const name of ['A', 'B']) await add(name, { locked: name === 'A' });
  const first = Game.parse((await dana.get(`/game/${game}`)).json()).questions[0];
  const copy = (await dana.post(`/question/replicate/${first?._id}`)).json();
  expect(copy.question).toMatchObject({ question: 'A', locked: false, version: 1 });
  expect(copy.question._id).not.toBe(first?._id);
  expect(await texts()).toEqual(['A', 'A', 'B']);
});

test.each([
  ['typed', { answers: [newAnswer('Kinneret', true)] }, 'kinner'],
  ['order', { answers: ['Bronze', 'Iron'].map((text) => newAnswer(text)) }, 'iron'],
  ['number', { numberKey: { value: 8, rule: 'closest', tolerance: 0, unit: 'furlong' } }, 'furlong'],
] as const)('listQuestions finds a %s slide by its own words', async (type, own, word) => {
  const slide = await add('Asked', { type, ...own });
  await add('Other', { type });
  const found = (await dana.get(`/question?searchText=${word}`)).json();
  expect(found.questions.map((q: Question) => q._id)).toEqual([slide._id]);
});

test('listQuestions: own ones, by category, by words, by listed columns', async () => {
  const lina = await app.signUp('lina');
  game = (await lina.post('/game', { name: 'Trip', setting: { gameType: 'firebase' } })).json()._id;
  const label = (await lina.post('/category', { name: 'Science' })).json()._id;
  for (const [i, text] of ['Rivers', 'Mountains', 'Stars'].entries()) {
    ms += 1000;
    await add(text, i === 2 ? { labels: [label] } : {}, lina);
  }
  const list = async (query: string, client = lina) => (await client.get(`/question?${query}`)).json();
  expect((await list('')).questions.map((q: Question) => q.question)).toEqual(['Stars', 'Mountains', 'Rivers']);
  expect((await list('sortBy=question&sortDesc=false&perPage=2')).questions.map((q: Question) => q.question)).toEqual([
    'Mountains',
    'Rivers',
  ]);
  expect(await list(`categories=${label},no-such-label`)).toMatchObject({
    count: 1,
    questions: [{ question: 'Stars' }],
  });
  expect(await list('searchText=mount')).toMatchObject({ count: 1, questions: [{ question: 'Mountains' }] });
  expect((await list('', admin)).count).toBeGreaterThan(3);
  expect((await list('searchText=mount', omar)).count).toBe(0);
  const owner = (await list('')).questions[0].createdBy;
  expect((await list(`user=${owner}`, omar)).count, 'nobody else may list them').toBe(0);
  expect((await list(`user=${owner}`, admin)).count).toBe(3);
  expect((await list(`user=${owner}&language=ar`, admin)).count).toBe(0);
  expect(await list(`user=${owner}&categories=${label}`, admin)).toMatchObject({ count: 1 });
  expect((await lina.get('/question?categories=%27--')).statusCode).toBe(400);
  expect((await lina.get('/question?sortBy=content')).statusCode).toBe(400);
});
