import { Media } from '@qc/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BrokenStorage, makeBrokenStorage } from '../../testing/broken-storage.ts';
import { makeMp4, makeWav } from '../../testing/film-files.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { listenApp, tusClient, uploadId } from '../../testing/tus-client.ts';
import { redPng, uploadFile } from '../../testing/upload.ts';

const mediaOf = (reply: { json(): unknown }) => Media.parse(reply.json());

describe('media in a bucket', () => {
  let bucket: TestBucket;
  let app: TestApp;
  let led: TestApp;
  let dana: TestClient;
  let bytes: Buffer;
  let film: Media;
  let origins: string[];
  beforeAll(async () => {
    bucket = await makeTestBucket();
    app = await buildTestApp({ config: { s3: bucket.settings } });
    // A second server of the same house, which leads browsers to the bucket.
    led = await buildTestApp({ config: { s3: { ...bucket.settings, redirects: true } }, db: app.platform.db });
    dana = await app.signUp('dana');
    bytes = await makeMp4();
    origins = [await listenApp(app), await listenApp(led)];
    const upload = await tusClient(origins[0] ?? '', dana).upload(bytes, 'trip.mp4');
    film = mediaOf(await dana.post('/media/from-upload', { upload }));
  });
  afterAll(async () => {
    await led.close();
    await app.close();
    await bucket.remove();
  });
  const keys = async () => (await Array.fromAsync(app.platform.files.list('media/'))).map(({ key }) => key);

  it('come and go as from a folder: whole, in ranges, with the same headers', async () => {
    const url = `/demo/video/upload/v1/${film.publicId}`;
    const whole = await app.inject({ url });
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const part = await app.inject({ url, headers: { range: 'bytes=10-19' } });
    expect([part.statusCode, part.rawPayload.equals(bytes.subarray(10, 20))]).toEqual([206, true]);
    const etag = String(whole.headers['etag']);
    expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect((await app.inject({ url, headers: { range: 'bytes=99999999-' } })).statusCode).toBe(416);
  });

  it('are judged and made into sizes at another server too, and go with the last entry', async () => {
    const { _id, publicId } = mediaOf(await uploadFile(app, dana, { bytes: await redPng(), name: 'red.png' }));
    const before = await keys();
    const picture = await led.inject({ url: `/demo/image/upload/w_100/v1/${publicId}.webp` });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await dana.delete(`/media/${_id}`)).statusCode).toBe(200);
    expect(await keys()).toHaveLength(before.length - 1);
    expect((await led.inject({ url: `/demo/image/upload/w_100/v1/${publicId}.webp` })).statusCode).toBe(404);
  });

  it('are sent to one server and go on at another, which makes the entry; both asked at once make one', async () => {
    const sound = makeWav(20, 48_000);
    const [here, there] = [tusClient(origins[0] ?? '', dana), tusClient(origins[1] ?? '', dana)];
    const created = await here.create(sound.length, 'song.wav');
    const location = created.headers.get('location') ?? '';
    expect((await here.send(location, 0, sound.subarray(0, 700_000))).status).toBe(204);
    expect(await there.offset(location)).toBe(700_000);
    expect((await there.send(location, 0, sound.subarray(0, 10))).status).toBe(409);
    expect((await there.send(location, 700_000, sound.subarray(700_000))).status).toBe(204);
    expect(await tusClient(origins[1] ?? '', await led.signUp('omar')).offset(location)).toBe(-1);
    const payload = { upload: uploadId(created) };
    const make = ({ inject }: TestApp) =>
      inject({ method: 'POST', url: '/media/from-upload', headers: dana.headers, payload });
    const [one, two] = await Promise.all([make(app), make(led)]);
    expect(mediaOf(one)._id).toBe(mediaOf(two)._id);
    const whole = await app.inject({ url: `/demo/video/upload/v1/${mediaOf(one).publicId}` });
    expect(whole.rawPayload.equals(sound)).toBe(true);
    expect(await Array.fromAsync(app.platform.files.list('uploads/'))).toEqual([]);
  });

  it('are led to where that is set: films and sounds, for whoever knows the public id, and nothing else', async () => {
    const reply = await led.inject({ url: `/demo/video/upload/v1/${film.publicId}` });
    expect(reply.statusCode).toBe(302);
    expect(reply.headers['cache-control']).toBe('public, max-age=3600');
    const there = await fetch(reply.headers['location'] ?? '', { headers: { range: 'bytes=10-19' } });
    expect([there.status, there.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    expect(Buffer.from(await there.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
    const saved = await led.inject({ url: `/demo/raw/upload/v1/${film.publicId}` });
    const file = await fetch(saved.headers['location'] ?? '');
    expect(file.headers.get('content-disposition')).toContain('trip.mp4');
    for (const path of ['unknown-public-id-0001', 'w_100/v1/x', `v1/${film.publicId}.webm`]) {
      const refused = await led.inject({ url: `/demo/video/upload/${path}` });
      expect([path, refused.headers['location']]).toEqual([path, undefined]);
    }
    const page = await led.inject({ url: '/he/login' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`media-src 'self' blob: ${bucket.settings.endpoint}`);
    const own = await app.inject({ url: '/he/login' });
    expect(String(own.headers['content-security-policy'])).not.toContain(bucket.settings.endpoint);
  });
});

describe('a storage that does not answer well', () => {
  let storage: BrokenStorage;
  let app: TestApp;
  let dana: TestClient;
  beforeAll(async () => {
    storage = await makeBrokenStorage();
    app = await buildTestApp({ config: { s3: storage.settings } });
    dana = await app.signUp('dana');
  });
  beforeEach(() => (storage.always = 'ok'));
  afterAll(async () => {
    await app.close();
    await storage.remove();
  });
  const send = async () => uploadFile(app, dana, { bytes: await redPng(), name: 'red.png' });

  it('is 503 in the caller’s words, leaves no entry, and all is well when it is back', async () => {
    storage.always = 'slowDown';
    const refused = await send();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
    expect((await dana.get('/media/')).json().count).toBe(0);
    storage.always = 'ok';
    const { publicId } = mediaOf(await send());
    storage.always = 'forbidden';
    const picture = await app.inject({ url: `/demo/image/upload/w_100/v1/${publicId}.webp` });
    expect([picture.statusCode, picture.json().code]).toEqual([503, 'unavailable']);
    expect(picture.headers['cache-control']).toBe('no-store');
    storage.always = 'ok';
    expect((await app.inject({ url: `/demo/image/upload/w_100/v1/${publicId}.webp` })).statusCode).toBe(200);
  });

  it('that cuts a film for good cuts the answer: nobody keeps half a film as a whole one', async () => {
    const origin = await listenApp(app);
    const bytes = await makeMp4();
    const upload = await tusClient(origin, dana).upload(bytes, 'trip.mp4');
    const film = mediaOf(await dana.post('/media/from-upload', { upload }));
    // Its size, then its bytes.
    storage.next = ['ok', 'cut'];
    storage.always = 'forbidden';
    const reply = await fetch(`${origin}/demo/video/upload/v1/${film.publicId}`);
    expect(reply.status).toBe(200);
    await expect(reply.arrayBuffer()).rejects.toThrow();
  });
});
