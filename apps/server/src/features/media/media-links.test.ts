import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ErrorCode, Media } from '@qc/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutboundSeams } from '#platform/outbound/outbound-seams';
import { actorOf } from '../../testing/content-platform.ts';
import { makeMp4 } from '../../testing/film-files.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createMediaFromLink } from './uploads/create-media-from-link.ts';
import { importSource } from './uploads/import-source.ts';

const FILM = 'dQw4w9WgXcQ';
const DRIVE_ID = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012345';

let app: TestApp;
let dana: TestClient;
let world: Server;
let seams: OutboundSeams;
let asked: string[] = [];
let reply: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  app = await buildTestApp({ config: { mediaImportHosts: ['files.example.org'] } });
  dana = await app.signUp('dana');
  world = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    expect(request.headers['cookie']).toBeUndefined();
    reply(request, response);
  });
  await new Promise<void>((resolve) => world.listen(0, '127.0.0.1', resolve));
  const address = world.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  seams = { resolve: async () => ['127.0.0.1'], isAllowedAddress: () => true, plainPort: address.port };
});
afterAll(async () => {
  world.closeAllConnections();
  await new Promise((resolve) => world.close(resolve));
  await app.close();
});

async function bring(link: string, title?: string, with_: OutboundSeams = seams): Promise<Media | ErrorCode> {
  asked = [];
  const body = { link, ...(title !== undefined && { title }) };
  const result = await createMediaFromLink(app.platform, actorOf(dana.user._id), body, with_);
  expect(readdirSync(join(app.folder, 'imports'), { withFileTypes: true })).toEqual([]);
  return result.ok ? result.value : result.code;
}
const json = (body: object) => (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
};
const status = (code: number) => (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(code).end();
};

describe('films on a video site', () => {
  test('are entries that play there, with what the site says, and once in a gallery', async () => {
    const html = '<iframe src="x"></iframe><script>alert(1)</script>';
    reply = json({ title: 'שיר \u202Eיפה', width: 200, height: 113, html, thumbnail_url: 'https://evil.example/x' });
    const link = `https://youtu.be/${FILM}?t=43`;
    const media = await bring(link);
    expect(media).toMatchObject({
      provider: 'youtube',
      publicId: FILM,
      type: 'video',
      link,
      bytes: 0,
      title: 'שיר יפה',
    });
    expect(asked).toEqual([
      `www.youtube.com/oembed?format=json&url=${encodeURIComponent(`https://www.youtube.com/watch?v=${FILM}`)}`,
    ]);
    expect(JSON.stringify(await dana.get('/media/').then((page) => page.json()))).not.toContain('script');
    expect(await bring(`https://www.youtube.com/shorts/${FILM}`)).toEqual(media);
    reply = json({ title: 'Sea', width: 640, height: 360, duration: 62 });
    expect(await bring('https://vimeo.com/76979871/0a1b2c3d4e', 'My sea')).toMatchObject({
      provider: 'vimeo',
      publicId: '76979871/0a1b2c3d4e',
      title: 'My sea',
      durationMs: 62_000,
    });
  });

  test('of somebody else may stand in another gallery; deleting one leaves the other', async () => {
    reply = status(500);
    const omar = await app.signUp('omar');
    const link = `https://youtu.be/${FILM}`;
    const theirs = await createMediaFromLink(app.platform, actorOf(omar.user._id), { link }, seams);
    expect(theirs).toMatchObject({ ok: true, value: { title: 'YouTube' } });
    if (!theirs.ok) return;
    expect((await dana.delete(`/media/${theirs.value._id}`)).statusCode).toBe(404);
    expect((await omar.delete(`/media/${theirs.value._id}`)).statusCode).toBe(200);
    expect((await dana.get('/media/?searchText=יפה')).json().count).toBe(1);
  });

  test('that are not there or not shared are refused; a silent site is no harm', async () => {
    for (const code of [400, 404]) {
      reply = status(code);
      expect(await bring('https://youtu.be/aaaaaaaaaaa')).toBe('filmNotFound');
    }
    for (const code of [401, 403]) {
      reply = status(code);
      expect(await bring('https://vimeo.com/76979872')).toBe('filmNotShared');
    }
    reply = (_request, response) => response.end('not json');
    expect(await bring('https://youtu.be/bbbbbbbbbbb')).toMatchObject({ title: 'YouTube', width: 0 });
    const offline: OutboundSeams = { ...seams, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await bring('https://youtu.be/ccccccccccc', undefined, offline)).toMatchObject({ publicId: 'ccccccccccc' });
  });
});

describe('files of a file-storage service', () => {
  test('are fetched once, judged like an upload, and keep their link', async () => {
    const film = await makeMp4();
    reply = (_request, response) => {
      response.setHeader(
        'content-disposition',
        `attachment; filename="x.mp4"; filename*=UTF-8''${encodeURIComponent('ים.mp4')}`,
      );
      response.end(film);
    };
    const link = `https://drive.google.com/file/d/${DRIVE_ID}/view?usp=sharing`;
    expect(await bring(link)).toMatchObject({ provider: 'file', type: 'video', title: 'ים', durationMs: 5000, link });
    expect(asked).toEqual([`drive.usercontent.google.com/download?id=${DRIVE_ID}&export=download&confirm=t`]);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    reply = (_request, response) => response.end(picture);
    const dropbox = 'https://www.dropbox.com/scl/fi/abc/flower.png?rlkey=k1&dl=0';
    expect(await bring(dropbox)).toMatchObject({ type: 'image', title: 'flower', link: dropbox });
    expect(asked).toEqual(['www.dropbox.com/scl/fi/abc/flower.png?rlkey=k1&dl=1']);
    expect(await bring('https://files.example.org/a/flower.png')).toMatchObject({ type: 'image' });
  });

  test('are refused when private, away, elsewhere, too large or not what they say', async () => {
    const link = `https://drive.google.com/open?id=${DRIVE_ID}`;
    reply = (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<html>Sign in</html>');
    };
    expect(await bring(link)).toBe('linkPrivate');
    for (const [code, refusal] of [
      [403, 'linkPrivate'],
      [404, 'linkPrivate'],
      [500, 'linkUnreachable'],
      [429, 'linkUnreachable'],
    ] as const) {
      reply = status(code);
      expect(await bring(link)).toBe(refusal);
    }
    reply = (_request, response) => {
      response.writeHead(302, { location: 'https://accounts.google.com/ServiceLogin' }).end();
    };
    expect(await bring(link)).toBe('linkPrivate');
    reply = (_request, response) => {
      response.writeHead(302, { location: 'https://evil.example/file' }).end();
    };
    expect(await bring(link)).toBe('linkRefused');
    reply = (_request, response) => {
      response.writeHead(200, { 'content-length': '2000000000' }).flushHeaders();
    };
    expect(await bring(link)).toBe('tooLarge');
    reply = (_request, response) => response.end('<svg onload="alert(1)"/>');
    expect(await bring(link)).toBe('unsupportedMedia');
    reply = (_request, response) => response.end('#EXTM3U\nhttp://169.254.169.254/');
    expect(await bring(link)).toBe('unsupportedMedia');
  });

  test.each([
    'https://example.org/film.mp4',
    'https://drive.google.com/drive/folders/1aBcDeFgHiJkLmNo',
    'https://www.dropbox.com/scl/fo/abc/folder?rlkey=x',
    'https://drive.google.com.evil.example/file/d/1aBcDeFgHiJkLmNo/view',
    'http://169.254.169.254/latest/meta-data/',
    'https://localhost/film.mp4',
    'https://files.example.org.evil.example/film.mp4',
  ])('%s is refused without a call', async (link) => {
    expect(await bring(link)).toBe('linkRefused');
    expect(asked).toEqual([]);
  });
});

test('what is fetched for a link', () => {
  const urlOf = (link: string) => importSource(link, [])?.url ?? null;
  const drive = `https://drive.usercontent.google.com/download?id=${DRIVE_ID}&export=download&confirm=t`;
  expect(urlOf(`https://drive.google.com/file/d/${DRIVE_ID}/view`)).toBe(drive);
  expect(urlOf(`https://drive.google.com/uc?export=view&id=${DRIVE_ID}`)).toBe(drive);
  expect(urlOf(`https://drive.google.com/file/d/${DRIVE_ID}/view?resourcekey=0-abcDEFghi`)).toBe(
    `${drive}&resourcekey=0-abcDEFghi`,
  );
  expect(urlOf('https://www.dropbox.com/s/abc/film.mp4?dl=0')).toBe('https://www.dropbox.com/s/abc/film.mp4?dl=1');
  expect(urlOf('https://drive.google.com/file/d/..%2f..%2fx/view')).toBeNull();
  expect(urlOf('https://example.org/a.png')).toBeNull();
  expect(importSource('https://a.example.org/a.png', ['*.example.org'])?.hosts).toEqual(['*.example.org']);
});

test('by the call: refused without a link, with one of another scheme, without a session', async () => {
  expect((await dana.post('/media/link', { link: '' })).statusCode).toBe(400);
  expect((await dana.post('/media/link', { link: 'javascript:alert(1)' })).statusCode).toBe(400);
  expect((await dana.post('/media/link', { link: 'https://example.org/a.png' })).json().code).toBe('linkRefused');
  expect(
    (await app.inject({ method: 'POST', url: '/media/link', payload: { link: 'https://a.org' } })).statusCode,
  ).toBe(401);
});
