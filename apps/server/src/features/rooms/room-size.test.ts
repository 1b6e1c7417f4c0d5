import { Game } from '@qc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let owner: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await app.signUpAs('olga', 0);
});
afterAll(async () => {
  await app.close();
});

/** Most players of a new room of a game that allows so many. */
async function sizeOf(maxParticipants: number, demo = false): Promise<number | undefined> {
  const created = await owner.post('/game', { name: 'Hall', setting: { gameType: 'firebase' }, language: 'en' });
  const game = Game.parse(created.json());
  await owner.put(`/game/${game._id}`, { maxParticipants }, game.version);
  const answers = ['Red', 'Blue'].map((text, at) => ({ text, media: null, correct: at === 0 }));
  await owner.post('/question', { type: 'trivia', question: 'Which?', answers, time: 20, score: 10, game: game._id });
  const opened = await owner.post('/room', { game: game._id, demo });
  const size = app.host.room(opened.json()._id)?.state.game.maxPlayers;
  await owner.post(`/room/close/${opened.json()._id}`, {});
  return size;
}

it('refuses more than any room takes', async () => {
  expect((await owner.put('/admin/setting', { roomPlayersMax: 20_001 })).statusCode).toBe(400);
});

it('opens rooms as large as the owner says, or smaller where the game says so', async () => {
  expect(await sizeOf(0)).toBe(10_000);
  await owner.put('/admin/setting', { roomPlayersMax: 20_000 });
  expect([await sizeOf(0), await sizeOf(15_000), await sizeOf(5), await sizeOf(0, true)]).toEqual([
    ...[20_000, 15_000, 5, 3],
  ]);
  await owner.put('/admin/setting', { roomPlayersMax: 30 });
  expect([await sizeOf(0), await sizeOf(15_000), await sizeOf(5)]).toEqual([30, 30, 5]);
});
