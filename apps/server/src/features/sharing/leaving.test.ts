import type { Share } from '@qc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMails } from '../../testing/read-mails.ts';
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

async function give(transferType: 1 | 2 | 3): Promise<Share> {
  const game = (await dana.post('/game', { name: 'Trip', setting: { gameType: 'firebase' } })).json()._id;
  return (await dana.post('/share', { game, email: omar.user.email, transferType })).json();
}
async function newsOf(client: TestClient): Promise<[string, Share['news']][]> {
  const { notices } = (await client.get('/share/notices')).json();
  return notices.map((share: Share) => [share._id, share.news]);
}
const leave = async (client: TestClient, game: string) => (await client.delete(`/share/game/${game}`)).statusCode;

test('refused: the own game, a copy, a game of strangers, one that was left', async () => {
  const share = await give(1);
  expect(await leave(dana, share.game)).toBe(404);
  const nora = await app.signUp('nora');
  expect(await leave(nora, share.game)).toBe(404);
  for (const type of [2, 3] as const) expect(await leave(omar, (await give(type)).game)).toBe(404);
  expect(await leave(omar, share.game)).toBe(200);
  expect(await leave(omar, share.game)).toBe(404);
});

test('whoever leaves has the game no more; its giver hears of it once, on screen and by mail', async () => {
  const share = await give(1);
  await app.platform.db.updateTable('app_user').set({ email_notifications: 1 }).where('name', '=', 'dana').execute();
  expect((await omar.get('/share/notices')).json().notices.map(({ _id }: Share) => _id)).toContain(share._id);
  expect(await leave(omar, share.game)).toBe(200);
  expect((await omar.get(`/game/${share.game}`)).statusCode).toBe(404);
  expect((await omar.get('/share/notices')).json().notices.map(({ _id }: Share) => _id)).not.toContain(share._id);
  expect((await dana.get(`/game/${share.game}`)).json().numOfShares).toBe(0);
  expect(await newsOf(dana)).toContainEqual([share._id, 'left']);
  const letters = (await readMails(app)).filter(({ to }) => to === dana.user.email);
  expect(letters).toHaveLength(1);
  const [logged] = (await omar.get('/share/log')).json().transfers;
  expect(logged).toMatchObject({ _id: share._id, givenBack: true, news: null });
  // Another person's word about it changes nothing.
  await omar.post('/share/notices/seen', { ids: [share._id] });
  expect(await newsOf(dana)).toContainEqual([share._id, 'left']);
  await dana.post('/share/notices/seen', { ids: [share._id] });
  expect((await newsOf(dana)).filter(([id]) => id === share._id)).toEqual([]);
});

test('a share that its giver takes back is no news to the giver', async () => {
  const share = await give(1);
  await dana.delete(`/share/${share._id}`);
  expect((await newsOf(dana)).filter(([id]) => id === share._id)).toEqual([]);
  expect((await omar.get('/share/log')).json().transfers[0]).toMatchObject({ givenBack: false });
});
