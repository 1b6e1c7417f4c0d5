import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { Media } from '@qc/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMp4 } from '../../../testing/film-files.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { listenApp, tusClient, type TusClient } from '../../../testing/tus-client.ts';
import { uploadFile } from '../../../testing/upload.ts';

let service: Server;
let app: TestApp;
let dana: TestClient;
let tus: TusClient;
let picture: Buffer;
/** What the service was sent: path and body. */
let sent: { url: string; body: string }[] = [];
let answer: { status: number; body: string };

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      sent.push({ url: request.url ?? '', body: Buffer.concat(chunks).toString('latin1') });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  app = await buildTestApp({
    config: {
      cloudName: 'acme',
      uploadPreset: 'quiz_preset',
      mediaUploadUrl: `http://127.0.0.1:${address.port}`,
      mediaDeliveryUrl: 'https://media.example.org',
    },
  });
  dana = await app.signUp('dana');
  tus = tusClient(await listenApp(app), dana);
  const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } });
  picture = await blank.png().toBuffer();
});
afterAll(async () => {
  await app.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});
beforeEach(() => {
  sent = [];
  answer = { status: 200, body: JSON.stringify({ public_id: 'quiz/abc123', secure_url: 'javascript:alert(1)' }) };
});

const upload = () => uploadFile(app, dana, { bytes: picture, name: 'flower.png' });

test('a judged picture goes to the cloud with the preset, under its new id', async () => {
  const media = Media.parse((await upload()).json());
  expect(media).toMatchObject({ publicId: 'quiz/abc123', provider: 'file', type: 'image', width: 40, height: 30 });
  expect(sent.map(({ url }) => url)).toEqual(['/v1_1/acme/image/upload']);
  expect(sent[0]?.body).toMatch(/name="upload_preset"\s+quiz_preset/);
  expect(sent[0]?.body).toContain('WEBP');
  expect(filesHere()).toEqual([]);
  expect((await dana.delete(`/media/${media._id}`)).statusCode).toBe(200);
});

test('an owner who sets another cloud, or this server, is followed at once', async () => {
  const adam = await app.signUpAs('adam', 0);
  const set = async (changes: object) => expect((await adam.put('/admin/setting', changes)).statusCode).toBe(200);
  await set({ cloudName: 'other', uploadPreset: 'their_preset' });
  await upload();
  expect(sent.map(({ url }) => url)).toEqual(['/v1_1/other/image/upload']);
  expect(sent[0]?.body).toMatch(/name="upload_preset"\s+their_preset/);
  await set({ cloudName: 'demo' });
  const { _id } = (await upload()).json();
  expect(sent).toHaveLength(1);
  expect((await dana.delete(`/media/${_id}`)).statusCode).toBe(200);
  await set({ cloudName: 'acme', uploadPreset: 'quiz_preset' });
});

test('a film too; what is refused is never sent', async () => {
  answer.body = JSON.stringify({ public_id: 'quiz/film1' });
  const id = await tus.upload(await makeMp4(), 'a.mp4');
  const media = await dana.post('/media/from-upload', { upload: id });
  expect(media.json()).toMatchObject({ publicId: 'quiz/film1', type: 'video', durationMs: 5000 });
  expect(sent.map(({ url }) => url)).toEqual(['/v1_1/acme/video/upload']);
  sent = [];
  const bad = await tus.upload(await makeMp4({ seconds: 301 }), 'a.mp4');
  expect((await dana.post('/media/from-upload', { upload: bad })).json().code).toBe('mediaTooLong');
  expect(sent).toEqual([]);
});

test.each([
  [500, '{}'],
  [400, '{"error":{"message":"Upload preset not found"}}'],
  [200, 'not json'],
  [200, '{}'],
  [200, '{"public_id":"../../x"}'],
  [200, '{"public_id":"a?b#c"}'],
  [200, '{"public_id":"looksLikeOneOfOurOwn_1"}'],
  [302, '{}'],
])('an answer %d %s is a clear refusal, and nothing is kept', async (status, body) => {
  const before = (await dana.get('/media/')).json().count;
  answer = { status, body };
  const reply = await upload();
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
  expect((await dana.get('/media/')).json().count).toBe(before);
  expect(filesHere()).toEqual([]);
});

test('an upload whose service is away can be tried again', async () => {
  const id = await tus.upload(await makeMp4({ seconds: 6 }), 'b.mp4');
  answer = { status: 503, body: '{}' };
  expect((await dana.post('/media/from-upload', { upload: id })).json().code).toBe('unavailable');
  answer = { status: 200, body: '{"public_id":"quiz/film2"}' };
  expect((await dana.post('/media/from-upload', { upload: id })).json()).toMatchObject({ publicId: 'quiz/film2' });
});

test('the cloud name opens no way through this server, and pages may show the cloud', async () => {
  for (const path of [
    '/acme/image/upload/v1/quiz/abc123',
    '/v1_1/acme/image/upload',
    '/demo/image/upload/https://x.y',
  ]) {
    const reply = await app.inject({ url: path });
    expect([path, reply.statusCode >= 400]).toEqual([path, true]);
  }
  expect(sent).toEqual([]);
  const page = await app.inject({ url: '/setting' });
  expect(page.json()).toMatchObject({ cloudName: 'acme', uploadPreset: 'quiz_preset' });
  expect(page.json().deliveryUrl).toBe('https://media.example.org');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/img-src [^;]*https:\/\/media\.example\.org/);
  expect(policy).toMatch(/media-src [^;]*https:\/\/media\.example\.org/);
});

function filesHere(): string[] {
  const entries = readdirSync(join(app.folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && /files/.test(entry.parentPath)).map(({ name }) => name);
}
