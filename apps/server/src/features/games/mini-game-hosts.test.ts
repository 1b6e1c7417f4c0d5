import { newQuestion } from '@qc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let dana: TestClient;
beforeAll(async () => {
  test = await buildTestApp({ config: { miniGameHosts: ['games.example.org'] } });
  dana = await test.signUp('dana');
});
afterAll(() => test.close());

async function gameOf(link: string): Promise<string> {
  const game = (await dana.post('/game', { name: 'Play', setting: { gameType: 'firebase' } })).json()._id;
  const slide = { ...newQuestion('miniGame'), question: 'Play!', queMessage: 'Collect', miniGame: link, game };
  expect((await dana.post('/question', slide)).statusCode).toBe(200);
  return game;
}
const gapsOf = async (id: string) => {
  const { games } = (await dana.get('/game')).json();
  const listed = games.find(({ _id }: { _id: string }) => _id === id);
  return [(await dana.get(`/game/${id}`)).json().gapsCount, listed.gapsCount];
};

it('a mini-game of a site that the house does not embed is a gap in the game, in lists, and for a run', async () => {
  const refused = await gameOf('https://elsewhere.example.com/play');
  expect(await gapsOf(refused)).toEqual([1, 1]);
  expect((await dana.post('/room', { game: refused })).json().code).toBe('gameHasGaps');
  const allowed = await gameOf('https://games.example.org/play');
  expect(await gapsOf(allowed)).toEqual([0, 0]);
  expect((await dana.post('/room', { game: allowed })).statusCode).toBe(200);
});
