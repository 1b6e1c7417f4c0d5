import { GameVersions } from '@qc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let dana: TestClient;
let omar: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  dana = await app.signUp('dana');
  omar = await app.signUp('omar');
});
afterAll(() => app.close());

const changesOf = async (client: TestClient, game: string) =>
  GameVersions.parse((await client.get(`/game/${game}/changes`)).json());

test('each slide and the game say who changed them last, whoever asks that may see them', async () => {
  const game = (await dana.post('/game', { name: 'Trip', setting: { gameType: 'firebase' } })).json();
  expect(await changesOf(dana, game._id)).toEqual({ version: 1, changedBy: null, questions: [] });
  expect((await omar.get(`/game/${game._id}/changes`)).statusCode).toBe(404);
  await dana.post('/share', { game: game._id, email: omar.user.email, transferType: 1 });

  const first = (await dana.post('/question', { game: game._id, type: 'trivia' })).json().question;
  const second = (await omar.post('/question', { game: game._id, type: 'trivia' })).json().question;
  await omar.put(`/question/${first._id}`, { question: 'By Omar?' }, 1);
  const byOmar = { _id: omar.user._id, name: 'omar' };
  expect(await changesOf(dana, game._id)).toMatchObject({
    version: 3,
    changedBy: byOmar,
    questions: [
      { _id: first._id, version: 2, changedBy: byOmar },
      { _id: second._id, version: 1, changedBy: null },
    ],
  });

  const byDana = { _id: dana.user._id, name: 'dana' };
  await dana.put(`/game/${game._id}`, { name: 'Journey' }, 3);
  await dana.put(`/question/${first._id}`, { question: 'By Dana?' }, 2);
  const now = await changesOf(omar, game._id);
  expect([now.version, now.changedBy, now.questions[0]?.changedBy]).toEqual([4, byDana, byDana]);
});
