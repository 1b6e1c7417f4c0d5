import { Game, newQuestion } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload.ts';
import { readExcel } from '#platform/excel/read-excel';

let app: TestApp;
let dana: TestClient;
let omar: TestClient;
let game: Game;

beforeAll(async () => {
  app = await buildTestApp();
  [dana, omar] = [await app.signUp('dana'), await app.signUp('omar')];
  const created = await dana.post('/game', { name: 'טיול "א"', setting: { gameType: 'firebase' }, language: 'ar' });
  game = Game.parse(created.json());
  const { body: label } = await dana.post('/category', { name: 'Sea' });
  const content = { ...newQuestion('survey'), question: '=1+1', labels: [JSON.parse(label)._id], game: game._id };
  const answers = ['a', 'b'].map((text) => ({ text, media: null, correct: false }));
  const reply = await dana.post('/question/many', [
    { ...content, answers },
    { type: 'media', game: game._id },
  ]);
  expect(reply.statusCode, reply.body).toBe(200);
});
afterAll(() => app.close());

const preview = (client: TestClient | null, bytes: Buffer) =>
  uploadFile(app, client, { bytes, name: 'questions.xlsx', url: '/question/excel-preview' });

describe('Excel', () => {
  test('export gives a file to save in the game’s language; its preview gives the questions back, categories too', async () => {
    const reply = await dana.get(`/game/excel-export/${game._id}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('spreadsheetml');
    expect(reply.headers['content-disposition']).toContain(encodeURIComponent('טיול א.xlsx'));
    expect((await readExcel(reply.rawPayload))?.[0]?.[0]).toBe('النوع');
    const { rows, count } = (await preview(dana, reply.rawPayload)).json();
    expect(count).toBe(1);
    expect(rows[0]).toMatchObject({ row: 2, problems: [], question: { question: '=1+1' } });
    expect(rows[0].question.labels).toHaveLength(1);
    const foreign = (await preview(omar, reply.rawPayload)).json();
    expect(foreign.rows[0]).toMatchObject({ problems: [{ code: 'unknownCategory' }], question: { labels: [] } });
    const added = await dana.post('/question/many', [{ ...rows[0].question, game: game._id }]);
    expect(added.statusCode, added.body).toBe(200);
  });
  test('one of a shared category’s three names is enough', async () => {
    const admin = await app.signUpAs('adam', 1);
    const { _id } = (await admin.post('/category', { name: 'ים · بحر · Sea' })).json();
    const { rawPayload } = await dana.get(`/game/excel-export/${game._id}`);
    const { rows } = (await preview(omar, rawPayload)).json();
    expect(rows[0]).toMatchObject({ problems: [], question: { labels: [_id] } });
  });
  test('the template comes in the asked language, else in the person’s own', async () => {
    const first = async (query: string) => {
      const reply = await dana.get(`/question/excel-template${query}`);
      return (await readExcel(reply.rawPayload))?.[0]?.[0];
    };
    expect([await first('?language=en'), await first('?language=ar'), await first('')]).toEqual([
      'Type',
      'النوع',
      'סוג',
    ]);
  });
  test('other people’s games are not found; strangers are asked to sign in', async () => {
    expect((await omar.get(`/game/excel-export/${game._id}`)).json().code).toBe('notFound');
    expect((await preview(null, Buffer.from('x'))).statusCode).toBe(401);
  });
  test('what is no workbook, no file, and too large a file', async () => {
    expect((await preview(dana, Buffer.from('hello'))).json().code).toBe('badExcel');
    expect((await preview(dana, Buffer.alloc(10 * 1024 * 1024 + 1))).json().code).toBe('tooLarge');
    const other = { bytes: Buffer.from('x'), name: 'x', part: 'other', url: '/question/excel-preview' };
    expect((await uploadFile(app, dana, other)).json().code).toBe('invalidInput');
    expect((await dana.post('/question/excel-preview', {})).json().code).toBe('invalidInput');
  });
  test('one person may not keep the reading for themselves', async () => {
    const { rawPayload } = await dana.get('/question/excel-template');
    const replies = await Promise.all(Array.from({ length: 5 }, () => preview(dana, rawPayload)));
    const codes = replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 200, 429, 429, 429]);
    expect((await preview(dana, rawPayload)).statusCode).toBe(200);
  });
});
