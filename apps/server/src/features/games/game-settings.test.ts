import { Game, MediaRef, newQuestion } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

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

async function newGame(client = dana, name = 'Trip', language: 'he' | 'ar' | 'en' = 'he'): Promise<string> {
  return (await client.post('/game', { name, language, setting: { gameType: 'firebase' } })).json()._id;
}
const show = async (client: TestClient, id: string) => Game.parse((await client.get(`/game/${id}`)).json());

let media = 0;
/** An entry of somebody's gallery, as a game refers to it. */
async function mediaOf(client: TestClient, type: 'audio' | 'image'): Promise<MediaRef> {
  const id = `medium-${String(++media).padStart(4, '0')}`;
  const facts = {
    title: 'A',
    mime: 'x/y',
    bytes: 1,
    width: 1,
    height: 1,
    search_text: 'a',
    sha256: id,
    duration_ms: 9000,
  };
  const row = { ...facts, id, user_id: client.user._id, type, public_id: `p-${id}`, created_at_ms: 1 };
  await app.platform.db.insertInto('media').values(row).execute();
  return MediaRef.parse({ _id: id, type, publicId: 'mine', width: 0, height: 0, alt: '' });
}

describe('looks and sounds', () => {
  test('are stored and given back; music must be a sound of the caller’s gallery', async () => {
    const id = await newGame();
    const sound = await mediaOf(dana, 'audio');
    const changes = {
      backdrop: 'rays',
      soundSet: 'arcade',
      music: { ...sound, startMs: 1000, endMs: 4000 },
      winnersSound: sound,
      winnersList: false,
    };
    expect((await dana.put(`/game/${id}`, changes, 1)).statusCode).toBe(200);
    expect(await show(dana, id)).toMatchObject({
      backdrop: 'rays',
      soundSet: 'arcade',
      music: { _id: sound._id, publicId: `p-${sound._id}`, startMs: 1000, endMs: 4000 },
      winnersList: false,
    });
    expect((await dana.delete(`/media/${sound._id}`)).json().code).toBe('mediaInUse');
    for (const ref of [
      await mediaOf(dana, 'image'),
      await mediaOf(omar, 'audio'),
      { ...sound, _id: 'no-such-medium' },
    ]) {
      for (const field of ['music', 'winnersSound']) {
        const reply = await dana.put(`/game/${id}`, { [field]: ref }, 2);
        expect([reply.statusCode, reply.json().fields[0].path]).toEqual([400, field]);
      }
    }
    expect((await dana.put(`/game/${id}`, { logo: sound }, 2)).statusCode).toBe(400);
    for (const bad of [{ backdrop: 'fire' }, { soundSet: 'loud' }, { winnersList: 1 }]) {
      expect((await dana.put(`/game/${id}`, bad, 2)).statusCode).toBe(400);
    }
  });

  test('pictures of the lobby must be pictures of the caller’s gallery, at most twelve; they are in use', async () => {
    const id = await newGame();
    const picture = await mediaOf(dana, 'image');
    const slide = { media: picture, caption: 'Our school' };
    const put = (lobbySlides: unknown, version: number) => dana.put(`/game/${id}`, { lobbySlides }, version);
    for (const media of [await mediaOf(dana, 'audio'), await mediaOf(omar, 'image')]) {
      const reply = await put([slide, { media, caption: '' }], 1);
      expect([reply.statusCode, reply.json().fields[0].path]).toEqual([400, 'lobbySlides.1.media']);
    }
    for (const bad of [Array(13).fill(slide), [{ ...slide, caption: 'x'.repeat(81) }], [{ caption: '' }], null])
      expect((await put(bad, 1)).statusCode).toBe(400);
    expect((await put([slide, { ...slide, caption: '' }], 1)).statusCode).toBe(200);
    const { lobbySlides } = await show(dana, id);
    expect(lobbySlides).toMatchObject([
      { media: { _id: picture._id, publicId: `p-${picture._id}` }, caption: 'Our school' },
      { caption: '' },
    ]);
    expect((await dana.delete(`/media/${picture._id}`)).json().code).toBe('mediaInUse');
    expect((await put([], 2)).statusCode).toBe(200);
    expect((await dana.delete(`/media/${picture._id}`)).statusCode).toBe(200);
  });

  test('of a game from before they existed are the defaults', async () => {
    const id = await newGame();
    const older = JSON.stringify({ language: 'ar', setting: { gameType: 'remotes' }, waitingText: 'soon' });
    await app.platform.db.updateTable('game').set({ settings: older }).where('id', '=', id).execute();
    const slide = (await dana.post('/question', { game: id, type: 'number', question: 'Old' })).json().question;
    const content = JSON.stringify({ question: 'Old', type: 'number' });
    await app.platform.db.updateTable('question').set({ content }).where('id', '=', slide._id).execute();
    const game = await show(dana, id);
    expect(game).toMatchObject({ backdrop: 'plain', soundSet: 'classic', music: null, winnersSound: null });
    expect(game.lobbySlides).toEqual([]);
    expect(game).toMatchObject({ language: 'ar', waitingText: 'soon', type: 'remotes' });
    expect(game.questions[0]).toMatchObject({
      question: 'Old',
      numberKey: { value: null, rule: 'closest' },
    });
  });
});

test('slides speak the language of their game, and follow it', async () => {
  const id = await newGame(dana, 'Trip', 'ar');
  const { question } = (await dana.post('/question', { game: id, type: 'trivia' })).json();
  expect(question).toMatchObject({ language: 'ar', inLibrary: false });
  await dana.put(`/game/${id}`, { language: 'en' }, 2);
  expect((await dana.get(`/question/${question._id}`)).json().language).toBe('en');
});

test('an owner blocks a game and opens it again; a blocked one is in the list and does not run', async () => {
  const id = await newGame();
  await dana.post('/question', { ...newQuestion('trueFalse'), question: 'Is it?', game: id });
  expect((await dana.put(`/game/${id}`, { disabled: true }, 2)).json().disabled).toBe(true);
  expect((await dana.post('/room', { game: id })).json().code).toBe('gameDisabled');
  expect((await dana.get(`/game/show-many?ids=${id}`)).json().games[0]).toMatchObject({ disabled: true });
  await dana.put(`/game/${id}`, { disabled: false }, 3);
  expect((await dana.post('/room', { game: id })).statusCode).toBe(200);
});

test('a list says what is missing as the game itself does, for its devices too', async () => {
  const id = await newGame();
  await dana.post('/question', { ...newQuestion('typed'), question: 'Which sea?', game: id });
  await dana.put(`/game/${id}`, { setting: { gameType: 'remotes' } }, 2);
  const whole = await show(dana, id);
  const [listed] = (await dana.get(`/game/show-many?ids=${id}`)).json().games;
  expect(whole.gapsCount).toBeGreaterThan(1);
  expect(listed.gapsCount).toBe(whole.gapsCount);
});

test('showManyGames keeps the order asked and refuses too many ids', async () => {
  const ids = [await newGame(dana, 'One'), await newGame(dana, 'Two')];
  const names = async (client: TestClient, list: string[]) =>
    (await client.get(`/game/show-many?ids=${list.join(',')}`)).json().games.map(({ name }: Game) => name);
  expect(await names(dana, [...ids].reverse())).toEqual(['Two', 'One']);
  expect(await names(omar, ids)).toEqual([]);
  expect(await names(admin, ids)).toEqual(['One', 'Two']);
  const many = Array.from({ length: 101 }, (_, n) => `game-${String(n).padStart(4, '0')}`);
  expect((await dana.get(`/game/show-many?ids=${many.join(',')}`)).statusCode).toBe(400);
  expect((await dana.get('/game/show-many')).statusCode).toBe(400);
});

describe('templates', () => {
  test('are for everyone, by language, whole ones first; a blocked one is not offered', async () => {
    const gap = await newGame(admin, 'With gaps', 'en');
    const whole = await newGame(admin, 'Whole', 'en');
    const hebrew = await newGame(admin, 'Hebrew', 'he');
    const blocked = await newGame(admin, 'Blocked', 'en');
    await admin.post('/question', { ...newQuestion('trueFalse'), question: 'Is it?', game: whole });
    for (const [id, version] of [
      [gap, 1],
      [whole, 2],
      [hebrew, 1],
      [blocked, 1],
    ] as const) {
      expect((await admin.put(`/game/${id}`, { generic: true, disabled: id === blocked }, version)).statusCode).toBe(
        200,
      );
    }
    const names = async (query: string) =>
      (await omar.get(`/game/templates${query}`)).json().games.map(({ name }: Game) => name);
    expect((await names('')).toSorted()).toEqual(['Hebrew', 'Whole', 'With gaps']);
    expect(await names('?language=en')).toEqual(['Whole', 'With gaps']);
    expect((await omar.get(`/game/${whole}`)).statusCode).toBe(404);
    const fields = { name: 'Mine', setting: { gameType: 'firebase' }, language: 'ar' };
    for (const id of [blocked, await newGame(dana), 'no-such-game']) {
      expect((await omar.post(`/game/from-template/${id}`, fields)).json().code).toBe('notFound');
    }
    expect((await omar.post(`/game/from-template/${whole}`, { name: 'x' })).statusCode).toBe(400);
    const made = Game.parse((await omar.post(`/game/from-template/${whole}`, fields)).json());
    expect(made).toMatchObject({ name: 'Mine', user: omar.user._id, generic: false, language: 'ar', direction: 'rtl' });
    expect(made.questions.map(({ question, language, createdBy }) => [question, language, createdBy])).toEqual([
      ['Is it?', 'ar', omar.user._id],
    ]);
  });
});
