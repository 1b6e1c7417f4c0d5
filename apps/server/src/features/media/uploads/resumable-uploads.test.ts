import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Media, UPLOAD_BYTES_MAX } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMp4, makeWav } from '../../../testing/film-files.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { codeOf, listenApp, tusClient, uploadId, type TusClient } from '../../../testing/tus-client.ts';
import { fileKey } from '../contents/file-key.ts';
import { tidyUploads } from './tidy-uploads.ts';

let app: TestApp;
let origin: string;
let dana: TestClient;
let omar: TestClient;
let tus: TusClient;
let aheadMs = 0;
let people = 0;

beforeAll(async () => {
  app = await buildTestApp({ now: () => Date.now() + aheadMs });
  origin = await listenApp(app);
  dana = await app.signUp('dana');
  omar = await app.signUp('omar');
  tus = tusClient(origin, dana);
});
afterAll(() => app.close());

const newPerson = () => app.signUp(`person${++people}`);
const take = (client: TestClient, upload: string, title?: string) =>
  client.post('/media/from-upload', { upload, ...(title !== undefined && { title }) });
const folderOf = (client: TestClient) => join(app.folder, 'uploads', client.user._id);

describe('who may upload', () => {
  test('nobody without a session, its x-auth, and a page of ours, on any call', async () => {
    const created = await tus.create(4, 'a.wav');
    const location = created.headers.get('location') ?? '';
    const bytes = Buffer.from('abcd');
    const nobody = tusClient(origin, null);
    const noProof = tusClient(origin, { headers: { cookie: dana.cookie } });
    const wrongProof = tusClient(origin, { headers: { cookie: dana.cookie, 'x-auth': omar.user.session } });
    for (const [client, status] of [
      [nobody, 401],
      [noProof, 403],
      [wrongProof, 403],
    ] as const) {
      expect((await client.create(4, 'a.wav')).status).toBe(status);
      expect((await client.send(location, 0, bytes)).status).toBe(status);
      expect(await client.offset(location)).toBe(-1);
      expect((await client.remove(location)).status).toBe(status);
    }
    const foreign = { origin: 'https://evil.example' };
    expect((await tus.create(4, 'a.wav', foreign)).status).toBe(403);
    expect((await tus.send(location, 0, bytes, foreign)).status).toBe(403);
    expect(await tus.offset(location, foreign)).toBe(-1);
    expect(await tus.offset(location)).toBe(0);
  });

  test('an upload does not exist for anybody but its maker', async () => {
    const created = await tus.create(4, 'a.wav');
    const location = created.headers.get('location') ?? '';
    const other = tusClient(origin, omar);
    expect(await other.offset(location)).toBe(-1);
    const sent = await other.send(location, 0, Buffer.from('abcd'));
    expect([sent.status, await codeOf(sent)]).toEqual([404, 'notFound']);
    await other.remove(location);
    expect(await tus.offset(location)).toBe(0);
    await tus.send(location, 0, Buffer.from('abcd'));
    expect((await take(omar, uploadId(created))).statusCode).toBe(404);
    for (const odd of ['..%2f..%2fomar', 'a/b', 'unknown-upload-id', `${dana.user._id}%2fx`]) {
      expect(await tus.offset(`/media/upload/${odd}`)).toBe(-1);
    }
    expect((await fetch(new URL(location, origin), { headers: dana.headers })).status).toBeGreaterThanOrEqual(404);
  });
});

describe('what may be uploaded', () => {
  test('no larger than allowed, of a said size, without ~ in the name', async () => {
    const refusal = async (reply: Response) => [reply.status, await codeOf(reply)];
    expect(await refusal(await tus.create(UPLOAD_BYTES_MAX + 1, 'a.mp4'))).toEqual([413, 'tooLarge']);
    expect(await refusal(await tus.create(10, 'film~1.mp4'))).toEqual([422, 'fileNameTilde']);
    expect((await tus.create(10, 'a.mp4', { 'upload-length': '-1' })).status).toBe(400);
    const deferred = await fetch(new URL('/media/upload', origin), {
      method: 'POST',
      headers: { ...dana.headers, 'tus-resumable': '1.0.0', 'upload-defer-length': '1' },
    });
    expect(deferred.status).toBe(501);
    const small = await tus.create(4, 'a.wav');
    const location = small.headers.get('location') ?? '';
    expect((await tus.send(location, 0, Buffer.from('abcdefgh'))).status).toBe(413);
    expect(await tus.offset(location)).toBe(0);
    expect((await tus.send(location, 0, Buffer.from('ab'), { 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('only so many at once, however many ask together; idle ones make room', async () => {
    const client = await newPerson();
    const own = tusClient(origin, client);
    const replies = await Promise.all(Array.from({ length: 60 }, () => own.create(10, 'a.wav')));
    const made = replies.filter(({ status }) => status === 201);
    expect([made.length, replies.filter(({ status }) => status === 429).length]).toEqual([20, 40]);
    expect(readdirSync(folderOf(client))).toHaveLength(40);
    aheadMs += 2 * 60 * 60 * 1000;
    expect((await own.create(10, 'a.wav')).status).toBe(201);
    expect(readdirSync(folderOf(client))).toHaveLength(40);
    const large = tusClient(origin, await newPerson());
    const sizes = await Promise.all(Array.from({ length: 8 }, () => large.create(UPLOAD_BYTES_MAX, 'a.mp4')));
    expect(sizes.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  test('what nobody finished is gone within a day', async () => {
    const client = await newPerson();
    const own = tusClient(origin, client);
    const created = await own.create(10, 'a.wav');
    await own.send(created.headers.get('location') ?? '', 0, Buffer.from('abc'));
    await tidyUploads(app.platform);
    expect(readdirSync(folderOf(client))).toHaveLength(2);
    aheadMs += 23 * 60 * 60 * 1000;
    await tidyUploads(app.platform);
    expect(readdirSync(folderOf(client))).toHaveLength(0);
  });
});

describe('interruptions', () => {
  test('pause, a lost connection, pieces of any size: what arrives is what was sent', async () => {
    const client = await newPerson();
    const own = tusClient(origin, client);
    const film = makeWav(20, 48_000);
    const created = await own.create(film.length, 'סרט.wav');
    const location = created.headers.get('location') ?? '';
    expect(created.headers.get('upload-expires')).not.toBeNull();
    await own.send(location, 0, film.subarray(0, 1));
    await own.send(location, 1, film.subarray(1, 100_000));
    await breakOff(location, client, 100_000, film.subarray(100_000, 300_000));
    let offset = await own.offset(location);
    expect(offset).toBeGreaterThanOrEqual(100_000);
    expect(offset).toBeLessThan(film.length);
    while (offset < film.length) {
      const reply = await own.send(location, offset, film.subarray(offset, offset + 333_333));
      expect(reply.status).toBe(204);
      offset = Number(reply.headers.get('upload-offset'));
    }
    const path = join(folderOf(client), uploadId(created));
    expect(sha256(readFileSync(path))).toBe(sha256(film));
    const media = Media.parse((await take(client, uploadId(created))).json());
    expect(media).toMatchObject({ title: 'סרט', type: 'audio', provider: 'file', durationMs: 20_000, link: '' });
    expect(existsSync(path)).toBe(false);
    expect(await app.platform.files.size(fileKey(sha256(film)))).toBe(film.length);
  });

  test('two pieces for the same place: one is taken, one is a conflict, nothing is mixed', async () => {
    const created = await tus.create(2_000_000, 'a.wav');
    const location = created.headers.get('location') ?? '';
    const [one, two] = [Buffer.alloc(2_000_000, 1), Buffer.alloc(2_000_000, 2)];
    const replies = await Promise.all([tus.send(location, 0, one), tus.send(location, 0, two)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const stored = readFileSync(join(folderOf(dana), uploadId(created)));
    expect(stored.equals(replies[0].status === 204 ? one : two)).toBe(true);
    await tus.remove(location);
    expect(await tus.offset(location)).toBe(-1);
  });

  /** Sends the head of a piece and breaks the connection in the middle of its body. */
  async function breakOff(location: string, client: TestClient, offset: number, bytes: Buffer): Promise<void> {
    const { port, hostname, host } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const head = [
      `PATCH ${location} HTTP/1.1`,
      `host: ${host}`,
      `cookie: ${client.cookie}`,
      `x-auth: ${client.user.session}`,
      'tus-resumable: 1.0.0',
      'content-type: application/offset+octet-stream',
      `upload-offset: ${offset}`,
      'content-length: 800000',
      '',
      '',
    ].join('\r\n');
    socket.write(head);
    await new Promise((resolve) => socket.write(bytes, resolve));
    await new Promise((resolve) => setTimeout(resolve, 150));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

describe('createMediaFromUpload', () => {
  test('the same upload gives the same entry, however often and at once', async () => {
    const client = await newPerson();
    const upload = await tusClient(origin, client).upload(await makeMp4(), 'my film.mp4');
    const replies = await Promise.all([1, 2, 3].map(() => take(client, upload, 'Trip')));
    const ids = new Set(replies.map((reply) => Media.parse(reply.json())._id));
    expect(ids.size).toBe(1);
    expect((await take(client, upload)).json()).toMatchObject({ title: 'Trip', type: 'video', width: 640 });
    expect((await client.get('/media/')).json().count).toBe(1);
    expect((await take(omar, upload)).statusCode).toBe(404);
  });

  test('an unfinished upload waits; a bad one is refused and thrown away', async () => {
    const client = await newPerson();
    const own = tusClient(origin, client);
    const created = await own.create(10, 'a.wav');
    await own.send(created.headers.get('location') ?? '', 0, Buffer.from('abc'));
    expect((await take(client, uploadId(created))).json()).toMatchObject({
      code: 'invalidInput',
      fields: [{ path: 'upload', code: 'unfinished' }],
    });
    expect(await own.offset(created.headers.get('location') ?? '')).toBe(3);
    const text = await own.upload(Buffer.from('<!doctype html><script>alert(1)</script>'), 'film.mp4');
    const refused = await take(client, text);
    expect([refused.statusCode, refused.json().code]).toEqual([415, 'unsupportedMedia']);
    expect(existsSync(join(folderOf(client), text))).toBe(false);
    const broken = await own.upload((await makeMp4({ seconds: 60 })).subarray(0, 900), 'film.mp4');
    expect((await take(client, broken)).json().code).toBe('badMedia');
  });

  test('equal films of two people are stored once and deleted with the last', async () => {
    const film = Buffer.concat([await makeMp4({ seconds: 7 })]);
    const [one, two] = [await newPerson(), await newPerson()];
    const [mine, theirs] = await Promise.all(
      [one, two].map(async (client) => {
        const upload = await tusClient(origin, client).upload(film, `${randomBytes(4).toString('hex')}.mp4`);
        return Media.parse((await take(client, upload)).json());
      }),
    );
    const key = fileKey(sha256(film));
    await one.delete(`/media/${mine?._id}`);
    expect(await app.platform.files.size(key)).toBe(film.length);
    await two.delete(`/media/${theirs?._id}`);
    expect(await app.platform.files.size(key)).toBeNull();
  });
});

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
