import { Media, Question, type MediaRef } from '@qc/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWav } from '../../testing/film-files.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { listenApp, tusClient } from '../../testing/tus-client.ts';
import { uploadFile } from '../../testing/upload.ts';

let app: TestApp;
let dana: TestClient;
let picture: Media;
let sound: Media;
let gameId: string;

beforeAll(async () => {
  app = await buildTestApp();
  dana = await app.signUp('dana');
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  picture = Media.parse((await uploadFile(app, dana, { bytes, name: 'a.png' })).json());
  const upload = await tusClient(await listenApp(app), dana).upload(makeWav(60), 'a.wav');
  sound = Media.parse((await dana.post('/media/from-upload', { upload })).json());
  gameId = (await dana.post('/game', { name: 'Trip', setting: { gameType: 'firebase' } })).json()._id;
});
afterAll(() => app.close());

const refOf = ({ _id }: Media, more: Partial<MediaRef> = {}) => ({
  _id,
  type: 'image',
  provider: 'youtube',
  publicId: 'claimed',
  width: 1,
  height: 1,
  durationMs: 1,
  startMs: null,
  endMs: null,
  alt: '',
  ...more,
});
const create = (fields: object) => dana.post('/question', { game: gameId, type: 'trivia', ...fields });

test('a slide keeps what the gallery says, and the chosen part', async () => {
  const openingMedia = refOf(sound, { startMs: 1000, endMs: 31_000 });
  const question = Question.parse((await create({ image: refOf(picture), openingMedia })).json().question);
  const { publicId, durationMs } = sound;
  expect(question.openingMedia).toMatchObject({ type: 'audio', provider: 'file', publicId, durationMs, endMs: 31_000 });
  expect(question.image).toMatchObject({ type: 'image', provider: 'file', publicId: picture.publicId, width: 20 });
});

test('fields for pictures take pictures alone; a long sound needs a part', async () => {
  const part = refOf(sound, { startMs: 0, endMs: 5000 });
  const answers = [
    { text: 'a', media: part, correct: true },
    { text: 'b', media: null, correct: false },
  ];
  for (const [fields, path, code] of [
    [{ image: part }, 'image', 'mediaType'],
    [{ backgroundMedia: part }, 'backgroundMedia', 'mediaType'],
    [{ answers }, 'answers.0.media', 'mediaType'],
    [{ endingMedia: refOf(sound) }, 'endingMedia', 'mediaSelection'],
    [{ endingMedia: refOf(sound, { startMs: 59_000, endMs: 61_000 }) }, 'endingMedia', 'mediaSelection'],
  ] as const) {
    const reply = await create(fields);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toMatchObject([{ path, code }]);
  }
});
