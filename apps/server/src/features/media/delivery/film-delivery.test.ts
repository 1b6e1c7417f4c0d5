import { Media } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMp4, makeWav } from '../../../testing/film-files.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listenApp, tusClient } from '../../../testing/tus-client.ts';
import { byteRange } from './byte-range.ts';
import { parseFilmPath } from './film-address.ts';

let app: TestApp;
let film: Media;
let sound: Media;
let bytes: Buffer;

beforeAll(async () => {
  app = await buildTestApp();
  const dana = await app.signUp('dana');
  const tus = tusClient(await listenApp(app), dana);
  bytes = await makeMp4();
  const take = async (file: Buffer, name: string) => {
    const upload = await tus.upload(file, name);
    return Media.parse((await dana.post('/media/from-upload', { upload })).json());
  };
  film = await take(bytes, 'טיול.mp4');
  sound = await take(makeWav(), 'song.wav');
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('films', () => {
  test('whole, typed, for ever, without an account', async () => {
    for (const path of [`v1/${film.publicId}`, `${film.publicId}.mp4`, `f_auto,q_auto/v1/${film.publicId}`]) {
      const reply = await get(`/demo/video/upload/${path}`);
      expect(reply.statusCode).toBe(200);
      expect(reply.rawPayload.equals(bytes)).toBe(true);
      expect(reply.headers).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': String(bytes.length),
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await get(`/demo/video/upload/v1/${sound.publicId}.wav`)).headers['content-type']).toBe('audio/wav');
  });

  test('in ranges', async () => {
    const url = `/demo/video/upload/v1/${film.publicId}`;
    const size = bytes.length;
    const part = await get(url, { range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      `bytes 10-19/${size}`,
      '10',
    ]);
    expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true);
    expect((await get(url, { range: 'bytes=-5' })).rawPayload.equals(bytes.subarray(-5))).toBe(true);
    const rest = await get(url, { range: 'bytes=100-' });
    expect(rest.rawPayload.equals(bytes.subarray(100))).toBe(true);
    const outside = await get(url, { range: `bytes=${size}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    expect((await get(url, { range: 'bytes=0-1,4-5' })).statusCode).toBe(200);
    const etag = String(part.headers['etag']);
    expect((await get(url, { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
    expect((await get(url, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-1' } });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(size), 0]);
  });

  test('a part is a media fragment of the whole; nothing is converted', async () => {
    const at = (path: string) => get(`/demo/video/upload/${path}/v1/${film.publicId}`);
    const to = (path: string) => at(path).then(({ headers }) => headers['location']);
    const whole = `/demo/video/upload/v1/${film.publicId}`;
    expect(await to('eo_4,so_1.5')).toBe(`${whole}#t=1.5,4`);
    expect(await to('du_2.5,so_1')).toBe(`${whole}#t=1,3.5`);
    expect(await to('so_2')).toBe(`${whole}#t=2`);
    for (const path of ['eo_1,so_4', 'so_10p', 'w_400', 'c_fill', 'e_reverse', 'so_1e3', 'du_1,eo_2', 'f_webm']) {
      const reply = await at(path);
      expect([path, reply.statusCode]).toEqual([path, 400]);
      expect(reply.headers['x-cld-error']).toBeTypeOf('string');
    }
    for (const ending of ['jpg', 'webm', 'html']) {
      expect((await get(`/demo/video/upload/v1/${film.publicId}.${ending}`)).statusCode).toBe(400);
    }
    expect((await get(`/demo/image/upload/v1/${film.publicId}`)).statusCode).toBe(404);
    expect((await get('/demo/video/upload/v1/unknown-public-id-0001')).statusCode).toBe(404);
    const foreign = await get('/other/video/upload/v1/unknown-public-id-0001', { 'sec-fetch-dest': 'video' });
    expect(foreign.statusCode).toBe(404);
  });

  test('to save under its title', async () => {
    const reply = await get(`/demo/raw/upload/v1/${film.publicId}`);
    expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('טיול.mp4')}`);
    expect(reply.rawPayload.equals(bytes)).toBe(true);
  });

  test('whose bytes are gone are not found', async () => {
    const { sha256 } = await app.platform.db
      .selectFrom('media')
      .select('sha256')
      .where('id', '=', sound._id)
      .executeTakeFirstOrThrow();
    await app.platform.files.delete(`media/${sha256.slice(0, 2)}/${sha256}`);
    const reply = await get(`/demo/video/upload/v1/${sound.publicId}`);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

test.each([
  [undefined, null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 99 }],
  ['bytes=5-1000', { start: 5, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=-0', 'outside'],
  ['bytes=100-', 'outside'],
  ['bytes=9-5', null],
  ['bytes=a-b', null],
  ['items=0-5', null],
  ['bytes=-', null],
  ['bytes=99999999999999999999-', null],
])('the range %s of a hundred bytes', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});

test('an address in film grammar', () => {
  const id = 'a-Public_id0123456789A';
  expect(parseFilmPath(`so_1.5,eo_2/q_auto/v1/${id}.mp4`)).toEqual({
    publicId: id,
    extension: 'mp4',
    part: { startS: 1.5, endS: 2 },
  });
  expect(parseFilmPath(id)).toEqual({ publicId: id, extension: null, part: null });
});
