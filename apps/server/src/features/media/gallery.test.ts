import { Game, Media, newQuestion, type MediaRef } from '@qc/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload.ts';
import { fileKey } from './contents/file-key.ts';

let app: TestApp;
let dana: TestClient;
let omar: TestClient;
let admin: TestClient;
let ms = Date.UTC(2026, 0, 1);
let people = 0;

beforeAll(async () => {
  app = await buildTestApp({ now: () => ms });
  omar = await app.signUp('omar');
  admin = await app.signUpAs('adam', 1);
});
afterAll(() => app.close());
beforeEach(async () => {
  dana = await app.signUp(`dana${++people}`);
});

async function upload(title: string, client = dana, colour = '#ff0000'): Promise<Media> {
  ms += 1000;
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return Media.parse((await uploadFile(app, client, { bytes, name: 'a.png', title })).json());
}
const refOf = (media: Media, more: Partial<MediaRef> = {}): MediaRef => {
  const { _id, type, provider, publicId, width, height, durationMs } = media;
  return { _id, type, provider, publicId, width, height, durationMs, startMs: null, endMs: null, alt: '', ...more };
};
async function newGame(client = dana): Promise<Game> {
  return Game.parse((await client.post('/game', { name: 'Trip', setting: { gameType: 'firebase' } })).json());
}

describe('listMedia', () => {
  test('newest first, six on a page, by words and type', async () => {
    for (let i = 1; i <= 8; i++) await upload(`Picture ${i}`);
    const first = (await dana.get('/media/')).json();
    expect(first.media.map((media: Media) => media.title)).toEqual([8, 7, 6, 5, 4, 3].map((i) => `Picture ${i}`));
    expect(first.count).toBe(8);
    expect(first.totalBytes).toBe(8 * first.media[0].bytes);
    expect((await dana.get('/media/?page=2')).json().media).toHaveLength(2);
    expect((await dana.get('/media/?searchText=ture+7')).json()).toMatchObject({
      count: 1,
      totalBytes: first.totalBytes,
    });
    expect((await dana.get('/media/?type=image')).json().count).toBe(8);
    expect((await dana.get('/media/?type=video')).json().count).toBe(0);
    expect((await dana.get('/media/?type=other')).statusCode).toBe(400);
    expect((await omar.get('/media/')).json().count).toBe(0);
    expect((await app.inject({ url: '/media/' })).statusCode).toBe(401);
  });
});

describe('renameMedia', () => {
  test('refuses foreign files, empty and long titles', async () => {
    const { _id } = await upload('Old');
    expect((await app.inject({ method: 'PATCH', url: `/media/${_id}`, payload: { title: 'New' } })).statusCode).toBe(
      401,
    );
    expect((await omar.patch(`/media/${_id}`, { title: 'New' })).statusCode).toBe(404);
    for (const body of [{}, { title: ' ' }, { title: 'x'.repeat(41) }]) {
      expect((await dana.patch(`/media/${_id}`, body)).statusCode).toBe(400);
    }
    const renamed = (await dana.patch(`/media/${_id}`, { title: 'New', publicId: 'x', user: 'y' })).json();
    expect(renamed.title).toBe('New');
    expect(renamed.publicId).not.toBe('x');
    expect((await dana.get('/media/?searchText=old')).json().count).toBe(0);
    expect((await dana.get('/media/?searchText=new')).json().count).toBe(1);
  });
});

describe('deleteMedia', () => {
  test('foreign and unknown files are not found', async () => {
    const { _id } = await upload('Mine');
    expect((await app.inject({ method: 'DELETE', url: `/media/${_id}` })).statusCode).toBe(401);
    expect((await omar.delete(`/media/${_id}`)).statusCode).toBe(404);
    expect((await dana.delete('/media/no-such-medium')).statusCode).toBe(404);
  });

  test('bytes go with the last file that has them', async () => {
    const [one, two] = [await upload('One', dana, '#123456'), await upload('Two', omar, '#123456')];
    const { sha256 } = await app.platform.db
      .selectFrom('media')
      .select('sha256')
      .where('id', '=', one._id)
      .executeTakeFirstOrThrow();
    const show = () => app.inject({ url: `/demo/image/upload/w_100/v1/${two.publicId}` });
    expect((await show()).statusCode).toBe(200);
    expect((await dana.delete(`/media/${one._id}`)).json()).toEqual({ ok: true });
    expect((await app.inject({ url: `/demo/image/upload/w_100/v1/${one.publicId}` })).statusCode).toBe(404);
    expect((await show()).statusCode).toBe(200);
    expect((await omar.delete(`/media/${two._id}`)).json()).toEqual({ ok: true });
    expect(await app.platform.files.size(fileKey(sha256))).toBeNull();
    expect((await show()).statusCode).toBe(404);
  });

  test('refused while a game or a slide shows it, naming where', async () => {
    const media = await upload('Used');
    const game = await newGame();
    await dana.put(`/game/${game._id}`, { logo: refOf(media) }, 1);
    const refusal = await dana.delete(`/media/${media._id}`);
    expect([refusal.statusCode, refusal.json().code, refusal.json().details]).toEqual([409, 'mediaInUse', ['Trip']]);
    await dana.put(`/game/${game._id}`, { logo: null }, 2);
    const answers = [{ text: '', media: refOf(media), correct: true }];
    const slide = (await dana.post('/question', { game: game._id, type: 'trivia', answers })).json().question;
    expect((await dana.delete(`/media/${media._id}`)).json().details).toEqual(['Trip']);
    await dana.delete(`/question/${slide._id}`);
    expect((await dana.delete(`/media/${media._id}`)).json()).toEqual({ ok: true });
    const back = (await dana.post(`/question/restore/${slide._id}`)).json().question;
    expect(back.answers).toEqual([{ text: '', media: null, correct: true }]);
  });

  test('refused while an open room shows it', async () => {
    const media = await upload('Live');
    const game = await newGame();
    const room = {
      id: `room-${media._id}`,
      game_id: game._id,
      user_id: dana.user._id,
      code: `9${people}`,
      name: 'Live room',
    };
    const run_game = JSON.stringify({ logo: refOf(media) });
    await app.platform.db
      .insertInto('room')
      .values({ ...room, run_game, created_at_ms: 1, ended_at_ms: null })
      .execute();
    expect((await dana.delete(`/media/${media._id}`)).json().details).toEqual(['Live room']);
    await app.platform.db.updateTable('room').set({ ended_at_ms: 2, code: null }).where('id', '=', room.id).execute();
    expect((await dana.delete(`/media/${media._id}`)).statusCode).toBe(200);
  });

  test('refused while an open assignment shows it, also when its game is gone', async () => {
    const media = await upload('Homework');
    const game = await newGame();
    await dana.put(`/game/${game._id}`, { name: 'Homework' }, 1);
    const slide = { ...newQuestion('trivia'), game: game._id, question: 'Which sea?', image: refOf(media), score: 1 };
    const answers = [
      { text: 'Red', media: null, correct: true },
      { text: 'Dead', media: null, correct: false },
    ];
    await dana.post('/question', { ...slide, time: 20, answers });
    const link = (await dana.post('/assignment', { game: game._id, closesAt: ms + 60_000 })).json();
    await dana.delete(`/game/${game._id}`);
    expect((await dana.delete(`/media/${media._id}`)).json().details).toEqual(['Homework']);
    await dana.post(`/assignment/close/${link._id}`);
    expect((await dana.delete(`/media/${media._id}`)).statusCode).toBe(200);
  });

  test('a game restored after its picture was deleted comes without it', async () => {
    const media = await upload('Short lived');
    const game = await newGame();
    const lobbySlides = [{ media: refOf(media), caption: 'Welcome' }];
    await dana.put(`/game/${game._id}`, { backgroundImage: refOf(media), lobbySlides }, 1);
    await dana.post('/question', { game: game._id, type: 'trivia', image: refOf(media) });
    await dana.delete(`/game/${game._id}`);
    expect((await dana.delete(`/media/${media._id}`)).statusCode).toBe(200);
    await dana.post(`/game/restore/${game._id}`);
    const back = Game.parse((await dana.get(`/game/${game._id}`)).json());
    expect([back.backgroundImage, back.questions[0]?.image, back.thumbnail]).toEqual([null, null, null]);
    expect(back.lobbySlides).toEqual([]);
  });
});

describe('media in games and slides', () => {
  test('facts come from the gallery, never from the caller', async () => {
    const media = await upload('Fact');
    const game = await newGame();
    const lie = refOf(media, { publicId: 'somebody-elses', width: 9999, type: 'video', alt: 'A red field' });
    const slide = (await dana.post('/question', { game: game._id, type: 'trivia', image: lie })).json().question;
    expect(slide.image).toEqual(refOf(media, { alt: 'A red field' }));
    const saved = await dana.put(`/game/${game._id}`, { logo: lie }, 2);
    expect(saved.json().logo).toEqual(refOf(media, { alt: 'A red field' }));
    expect(saved.json().thumbnail).toEqual(slide.image);
    expect((await dana.get('/game')).json().games[0].thumbnail).toEqual(slide.image);
  });

  test('somebody else’s file cannot be used, but stays where it is already', async () => {
    const foreign = await upload('Omar’s', omar);
    const game = await newGame();
    const refused = await dana.put(`/game/${game._id}`, { logo: refOf(foreign) }, 1);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, [{ path: 'logo', code: 'unknownMedia' }]]);
    const answers = [{ text: '', media: refOf(foreign), correct: true }];
    const slide = await dana.post('/question', { game: game._id, type: 'trivia', answers });
    expect(slide.json().fields).toEqual([{ path: 'answers.0.media', code: 'unknownMedia' }]);
    const admins = await upload('Admin’s', admin);
    expect((await admin.put(`/game/${game._id}`, { logo: refOf(admins) }, 1)).statusCode).toBe(200);
    expect((await dana.put(`/game/${game._id}`, { logo: refOf(admins), name: 'Still mine' }, 2)).statusCode).toBe(200);
    expect((await dana.put(`/game/${game._id}`, { backgroundImage: refOf(foreign) }, 3)).statusCode).toBe(400);
  });
});
