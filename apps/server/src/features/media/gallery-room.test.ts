import { createServer } from 'node:http';
import { Media } from '@qc/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actorOf } from '../../testing/content-platform.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { codeOf, tusClient } from '../../testing/tus-client.ts';
import { uploadFile } from '../../testing/upload.ts';
import { createMediaFromLink } from './uploads/create-media-from-link.ts';

let app: TestApp;
let dana: TestClient;
let admin: TestClient;
let origin: string;
let colour = 0;

beforeAll(async () => {
  app = await buildTestApp({ config: { mediaImportHosts: ['files.example.org'] } });
  dana = await app.signUp('dana');
  admin = await app.signUpAs('adam', 1);
  origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** A picture of its own each time, all of one size. */
async function png(): Promise<Buffer> {
  const background = `#${(++colour).toString(16).padStart(6, '0')}`;
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}
const upload = async (client: TestClient) => uploadFile(app, client, { bytes: await png(), name: 'a.png' });

it('a gallery takes what there is room for, by every way in, and says how much that is', async () => {
  const first = Media.parse((await upload(dana)).json());
  expect((await dana.get('/media/')).json().maxBytes).toBe(2 * 1024 ** 3);
  Object.assign(app.platform.config, { galleryBytesMax: Math.floor(first.bytes * 1.5) });
  const room = Math.floor(first.bytes * 1.5) - first.bytes;
  const full = await upload(dana);
  expect([full.statusCode, full.json().code]).toEqual([422, 'galleryFull']);
  const tus = tusClient(origin, dana);
  expect(await codeOf(await tus.create(room + 1, 'film.mp4'))).toBe('galleryFull');
  expect((await tus.create(room, 'film.mp4')).status).toBe(201);
  const bytes = Buffer.alloc(room + 1);
  const world = createServer((_request, response) => void response.end(bytes));
  await new Promise<void>((resolve) => world.listen(0, '127.0.0.1', resolve));
  const address = world.address();
  const seams = {
    resolve: async () => ['127.0.0.1'],
    isAllowedAddress: () => true,
    plainPort: typeof address === 'object' ? (address?.port ?? 0) : 0,
  };
  const link = { link: 'https://files.example.org/a.png' };
  expect(await createMediaFromLink(app.platform, actorOf(dana.user._id), link, seams)).toMatchObject({
    code: 'galleryFull',
  });
  world.closeAllConnections();
  world.close();
  expect((await dana.get('/media/')).json()).toMatchObject({ count: 1, totalBytes: first.bytes });
  for (let more = 0; more < 2; more++) expect((await upload(admin)).statusCode).toBe(200);
  expect((await admin.get('/media/')).json().maxBytes).toBe(null);
  expect((await dana.delete(`/media/${first._id}`)).statusCode).toBe(200);
  expect((await upload(dana)).statusCode).toBe(200);
});
