import { Game, type GameSummary, Question } from '@qc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMails } from '../../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let app: TestApp;
let dana: TestClient;
let omar: TestClient;
let admin: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  dana = await app.signUp('dana');
  omar = await app.signUp('omar');
  admin = await app.signUpAs('adam', 1);
});
afterAll(() => app.close());

async function newGame(client: TestClient, name: string): Promise<Game> {
  const created = Game.parse((await client.post('/game', { name, setting: { gameType: 'firebase' } })).json());
  const answers = [
    { text: 'A', media: null, correct: true },
    { text: 'B', media: null, correct: false },
  ];
  await client.post('/question', { game: created._id, type: 'trivia', question: 'Which?', answers });
  return Game.parse((await client.get(`/game/${created._id}`)).json());
}
const put = async (client: TestClient, id: string, body: object) => {
  const { version } = Game.parse((await admin.get(`/game/${id}`)).json());
  return client.put(`/game/${id}`, body, version);
};

test('what an admin blocked stays blocked: its owner neither lifts it nor runs, copies, exports or shares it', async () => {
  const { _id: id } = await newGame(dana, 'Blocked');
  expect((await put(admin, id, { disabled: true })).json()).toMatchObject({ disabled: true, blocked: true });
  for (const body of [{ disabled: false }, { disabled: false, blocked: true }]) {
    const lifted = await put(dana, id, body);
    expect([lifted.statusCode, lifted.json().code]).toEqual([409, 'gameBlocked']);
  }
  expect((await put(dana, id, { blocked: false })).json().code).toBe('forbidden');
  const share = { game: id, email: omar.user.email, transferType: 3 };
  for (const refused of [
    await dana.post('/room', { game: id }),
    await dana.post(`/game/replicate/${id}`, {}),
    await dana.post(`/game/from-template/${id}`, { name: 'Mine', setting: { gameType: 'firebase' } }),
    await dana.get(`/game/local-export/${id}`),
    await dana.get(`/game/web-export/${id}`),
    await dana.get(`/game/excel-export/${id}`),
    await dana.post('/share', share),
  ]) {
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'gameBlocked']);
  }
  // The whole record sent back as it was read, and other words, are no try to lift it.
  expect((await put(dana, id, { disabled: true, name: 'Better' })).json()).toMatchObject({ name: 'Better' });
  expect((await put(admin, id, { blocked: false })).json()).toMatchObject({ disabled: false, blocked: false });
  expect((await dana.post(`/game/replicate/${id}`, {})).statusCode).toBe(200);
});

test('an owner’s own switch is as it was once the block is lifted, and is no block', async () => {
  const { _id: id } = await newGame(dana, 'Switched off');
  expect((await put(dana, id, { disabled: true })).json()).toMatchObject({ disabled: true, blocked: false });
  expect((await put(dana, id, { blocked: true })).json().code).toBe('forbidden');
  await put(admin, id, { blocked: true });
  expect((await put(admin, id, { disabled: false })).json()).toMatchObject({ disabled: true, blocked: false });
  expect((await put(dana, id, { disabled: false })).json()).toMatchObject({ disabled: false, blocked: false });
});

test('a copy to run given out before is blocked and free with its game; a copy of one’s own is not', async () => {
  const { _id: id } = await newGame(dana, 'Given');
  const noa = await app.signUp('noa');
  await dana.post('/share', { game: id, email: omar.user.email, transferType: 2 });
  await dana.post('/share', { game: id, email: noa.user.email, transferType: 3 });
  const copyOf = async (client: TestClient, url: string): Promise<GameSummary | undefined> =>
    (await client.get(`${url}?searchText=Given`)).json().games[0];
  await put(admin, id, { blocked: true });
  expect((await copyOf(omar, '/game/shared'))?.blocked).toBe(true);
  expect((await copyOf(noa, '/game'))?.blocked).toBe(false);
  await put(admin, id, { blocked: false });
  expect((await copyOf(omar, '/game/shared'))?.blocked).toBe(false);
});

test('the owner is told by a letter, with whom to ask', async () => {
  const { _id: id } = await newGame(dana, 'Told');
  await dana.put(`/user/${dana.user._id}`, { emailNotifications: true });
  const owner = await app.signUpAs('olga', 0);
  await owner.put('/admin/setting', { contactEmail: 'house@example.org' });
  await put(admin, id, { blocked: true });
  const letter = (await readMails(app)).findLast(({ to }) => to === dana.user.email);
  expect(letter?.plain).toContain('Told');
  expect(letter?.plain).toContain('house@example.org');
});

test('a slide that an admin locked is not unlocked, changed or deleted by its creator', async () => {
  const game = await newGame(dana, 'Locked');
  const slide = game.questions[0];
  const url = `/question/${slide?._id}`;
  const locked = Question.parse((await admin.put(url, { locked: true }, 1)).json());
  expect(locked).toMatchObject({ locked: true, lockedByAdmin: true, createdBy: dana.user._id });
  for (const refused of [
    await dana.put(url, { locked: false }, 2),
    await dana.put(url, { question: 'Other' }, 2),
    await dana.delete(url),
  ]) {
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'locked']);
  }
  expect((await admin.put(url, { question: 'Better?' }, 2)).json().lockedByAdmin).toBe(true);
  expect((await admin.put(url, { locked: false }, 3)).json().lockedByAdmin).toBe(false);
  // The creator's own lock is the creator's.
  expect((await dana.put(url, { locked: true }, 4)).json()).toMatchObject({ locked: true, lockedByAdmin: false });
  expect((await dana.put(url, { locked: false }, 5)).statusCode).toBe(200);
});
