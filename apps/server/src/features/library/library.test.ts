import {
  answersOf,
  completeContent,
  Game,
  QuestionId,
  SLIDES_MAX,
  type Question,
  type QuestionChanges,
} from '@qc/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertSlides } from '#features/slides';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let dana: TestClient;
let admin: TestClient;
let game: string;
let ms = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  app = await buildTestApp({ now: () => ms });
  dana = await app.signUp('dana');
  admin = await app.signUpAs('adam', 1);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.platform.db.deleteFrom('question').where('in_library', '=', 1).execute();
  game = await newGame(dana);
});

async function newGame(client: TestClient, language?: 'he' | 'ar' | 'en'): Promise<string> {
  const fields = { name: 'Trip', setting: { gameType: 'firebase' }, ...(language && { language }) };
  return (await client.post('/game', fields)).json()._id;
}
const answers = [
  { text: 'Zagreb', media: null, correct: true },
  { text: 'Accra', media: null, correct: false },
];
interface Entry {
  text: string;
  type?: Question['type'];
  language?: 'he' | 'ar' | 'en';
  more?: QuestionChanges;
}
async function publish({ text, type = 'trivia', language = 'en', more = {} }: Entry): Promise<string> {
  ms += 1000;
  const id = QuestionId.parse(app.platform.random.id());
  const content = completeContent({ answers, ...more, type, question: text });
  const slide = { id, gameId: null, userId: admin.user._id, content, language, inLibrary: true };
  await insertSlides(app.platform.db, [slide], ms);
  return id;
}
async function list(client: TestClient, query = ''): Promise<Question[]> {
  return (await client.get(`/question/library?${query}`)).json().questions;
}
const names = (questions: readonly Question[]) => questions.map(({ question }) => question);

describe('listLibrary', () => {
  test('searches in three languages, filters and sorts by listed columns', async () => {
    const label = (await admin.post('/category', { name: 'Rivers' })).json()._id;
    await app.platform.db.updateTable('category').set({ user_id: null }).where('id', '=', label).execute();
    await publish({ text: 'Nile', more: { labels: [label] } });
    await publish({ text: 'מהו נהר הַיַּרְדֵּן?', language: 'he' });
    await publish({ text: 'أين مدرسة؟', language: 'ar', type: 'survey' });
    await dana.post('/question', { game, type: 'trivia', question: 'Mine and nobody’s' });
    expect(names(await list(dana))).toEqual(['أين مدرسة؟', 'מהו נהר הַיַּרְדֵּן?', 'Nile']);
    expect(names(await list(dana, 'sortBy=question&sortDesc=false&perPage=1'))).toEqual(['Nile']);
    expect(names(await list(dana, `searchText=${encodeURIComponent('הירדן')}`))).toHaveLength(1);
    expect(names(await list(dana, `searchText=${encodeURIComponent('مدرسه')}`))).toHaveLength(1);
    expect(names(await list(dana, 'language=he'))).toEqual(['מהו נהר הַיַּרְדֵּן?']);
    expect(names(await list(dana, 'type=survey'))).toEqual(['أين مدرسة؟']);
    expect(names(await list(dana, `categories=${label}`))).toEqual(['Nile']);
    for (const bad of ['categories=~', 'sortBy=createdBy', 'type=other', 'language=xx', 'perPage=101']) {
      expect((await dana.get(`/question/library?${bad}`)).statusCode).toBe(400);
    }
  });

  test('tells a regular user no right answer of any type; its creator and admins see them', async () => {
    await publish({ text: 'Choice', more: { notes: 'say it slowly', explanation: 'because' } });
    await publish({ text: 'Truth', type: 'trueFalse' });
    await publish({
      text: 'Typed',
      type: 'typed',
      more: { answers: [{ text: 'Zagreb', media: null, correct: true }] },
    });
    await publish({
      text: 'Sum',
      type: 'number',
      more: { numberKey: { value: 7, rule: 'tolerance', tolerance: 2, unit: 'km' } },
    });
    await publish({ text: 'Order', type: 'order' });
    const seen = await list(dana);
    expect(seen).toHaveLength(5);
    for (const question of seen) {
      expect(answersOf(question).some(({ correct }) => correct)).toBe(false);
      expect(question.notes).toBe('');
      expect(question.explanation).toBe('');
      if (question.type === 'number') expect(question.numberKey).toMatchObject({ value: null, tolerance: 0 });
      expect((await dana.get(`/question/${question._id}`)).statusCode).toBe(404);
    }
    const byName = new Map<string, QuestionChanges>(seen.map((question) => [question.question, question]));
    expect(byName.get('Typed')?.answers).toEqual([]);
    expect(byName.get('Order')?.answers?.map(({ text }) => text)).toEqual(['Accra', 'Zagreb']);
    expect(byName.get('Choice')?.answers?.map(({ text }) => text)).toEqual(['Zagreb', 'Accra']);
    const own = new Map<string, QuestionChanges>((await list(admin)).map((question) => [question.question, question]));
    expect(own.get('Choice')?.answers?.[0]?.correct).toBe(true);
    expect(own.get('Order')?.answers?.map(({ text }) => text)).toEqual(['Zagreb', 'Accra']);
    expect(own.get('Sum')?.numberKey?.value).toBe(7);
  });

  test('shows hidden questions to admins alone', async () => {
    await publish({ text: 'Hidden', more: { visible: false } });
    expect(await list(dana)).toEqual([]);
    expect(names(await list(admin))).toEqual(['Hidden']);
  });
});

describe('listLibraryKeys', () => {
  const keys = (questions: string[], client = dana) =>
    client.get(`/question/library-keys?questions=${questions.join(',')}`);

  test('tells what an import would, and nothing of what is not in the library, hidden or of another type', async () => {
    const trivia = await publish({ text: 'Choice' });
    const hidden = await publish({ text: 'Hidden', more: { visible: false } });
    const typed = await publish({ text: 'Typed', type: 'typed' });
    const omar = await app.signUp(`keys-${ms}`);
    const foreign = (await dana.post('/question', { game, type: 'trivia', answers })).json().question._id;
    const all = [trivia, hidden, typed, foreign, 'no-such-question'];
    expect((await keys(all, omar)).json()).toEqual({ keys: [{ _id: trivia, correct: [0] }] });
    expect(
      (await keys(all, admin))
        .json()
        .keys.map(({ _id }: { _id: string }) => _id)
        .sort(),
    ).toEqual([trivia, hidden].sort());
    expect((await keys(['~'])).statusCode).toBe(400);
    expect((await keys(Array.from({ length: 101 }, (_, n) => `question-${n}`))).statusCode).toBe(400);
  });

  test('is for leafing, not for taking the library away', async () => {
    const trivia = await publish({ text: 'Choice' });
    const omar = await app.signUp(`leafing-${ms}`);
    for (let page = 0; page < 60; page += 1) expect((await keys([trivia], omar)).statusCode).toBe(200);
    expect((await keys([trivia], omar)).json().code).toBe('tooManyRequests');
  });
});

describe('importQuestions', () => {
  const bring = (questions: string[], more: object = {}, client = dana) =>
    client.post('/question/import', { game, questions, ...more });

  test('refuses unknown, unpublished, hidden ones, other types, foreign games and too many, and writes nothing', async () => {
    const trivia = await publish({ text: 'Choice' });
    const hidden = await publish({ text: 'Hidden', more: { visible: false } });
    const survey = await publish({ text: 'What do you like?', type: 'survey' });
    const mine = (await dana.post('/question', { game, type: 'trivia' })).json().question._id;
    for (const ids of [['no-such-question'], [trivia, hidden], [trivia, mine]]) {
      const reply = await bring(ids);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
    }
    const others = await bring([trivia, survey, survey]);
    expect([others.statusCode, others.json().code, others.json().details]).toEqual([
      422,
      'onlyTrivia',
      ['What do you like?'],
    ]);
    const omar = await app.signUp(`omar-${ms}`);
    expect((await bring([trivia], {}, omar)).statusCode).toBe(404);
    expect((await bring([])).statusCode).toBe(400);
    const many = Array.from({ length: SLIDES_MAX }, () => trivia);
    expect((await bring(many)).json().code).toBe('tooManySlides');
    expect((await dana.get(`/game/${game}`)).json().questionsCount).toBe(1);
  });

  test('copies with keys, in the order asked, from the place asked, in the language of the game', async () => {
    game = await newGame(dana, 'ar');
    const ids = [await publish({ text: 'A' }), await publish({ text: 'B', more: { locked: true } })];
    for (const question of ['First', 'Last']) await dana.post('/question', { game, type: 'trivia', question });
    const reply = await bring([...ids].reverse(), { setIndex: 1 });
    expect([reply.statusCode, reply.json().gameVersion]).toEqual([200, 4]);
    const { questions } = Game.parse((await dana.get(`/game/${game}`)).json());
    expect(names(questions)).toEqual(['First', 'B', 'A', 'Last']);
    expect(questions[1]).toMatchObject({
      language: 'ar',
      inLibrary: false,
      locked: false,
      createdBy: dana.user._id,
      answers,
    });
    expect(await list(dana)).toHaveLength(2);
  });
});

describe('publishQuestion', () => {
  test('is for admins; the question stays in its game, and an author’s change takes it out again', async () => {
    const made = (await dana.post('/question', { game, type: 'trivia', question: 'Mine', answers })).json().question;
    const url = `/question/publish/${made._id}`;
    expect((await dana.post(url, { inLibrary: true, visible: true })).json().code).toBe('notFound');
    expect((await admin.post('/question/publish/no-such-one', { inLibrary: true, visible: true })).statusCode).toBe(
      404,
    );
    const published = await admin.post(url, { inLibrary: true, visible: true });
    expect(published.json()).toMatchObject({
      inLibrary: true,
      visible: true,
      game,
      version: 2,
      createdBy: dana.user._id,
    });
    const omar = await app.signUp(`reader-${ms}`);
    expect(names(await list(omar))).toEqual(['Mine']);
    await admin.post(url, { inLibrary: true, visible: false });
    expect(await list(omar)).toEqual([]);
    // Hidden, perhaps by its author: it is shown by an answer, never by the way.
    const silent = await admin.post(url, { inLibrary: true, visible: true });
    expect([silent.statusCode, silent.json().code]).toEqual([409, 'questionHidden']);
    expect(await list(omar)).toEqual([]);
    await admin.post(url, { inLibrary: true, visible: true, evenIfHidden: true });
    const changed = await dana.put(`/question/${made._id}`, { question: 'Something else' }, 4);
    expect(changed.json()).toMatchObject({ question: 'Something else', inLibrary: false });
    expect(await list(omar)).toEqual([]);
    await admin.post(url, { inLibrary: true, visible: true });
    await admin.put(`/question/${made._id}`, { question: 'By the admin' }, 6);
    expect(names(await list(omar))).toEqual(['By the admin']);
    await dana.delete(`/game/${game}`);
    expect(await list(omar)).toEqual([]);
  });
});
