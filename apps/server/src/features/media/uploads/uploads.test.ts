import { deflateSync, crc32 } from 'node:zlib';
import { IMAGE_BYTES_MAX, Media } from '@qc/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { uploadFile } from '../../../testing/upload.ts';
import { fileKey } from '../contents/file-key.ts';

let app: TestApp;
let dana: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  dana = await app.signUp('dana');
});
afterAll(() => app.close());

const blank = (width: number, height: number, background = '#2196f3') =>
  sharp({ create: { width, height, channels: 3, background } });
/** Pixels that do not compress, so that a cut file really lacks some. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const refusalOf = async (bytes: Buffer, name = 'picture.png', type = 'image/png') => {
  const reply = await uploadFile(app, dana, { bytes, name, type });
  return [reply.statusCode, reply.json().code];
};

/** A PNG whose header claims a size it does not have. */
function claimingPng(width: number, height: number): Buffer {
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
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('refused', () => {
  test('without a session, without a file, with JSON', async () => {
    const bytes = await blank(10, 10).png().toBuffer();
    expect((await uploadFile(app, null, { bytes, name: 'a.png' })).statusCode).toBe(401);
    expect((await uploadFile(app, dana, { bytes, name: 'a.png', part: 'other' })).json().fields).toEqual([
      { path: 'file', code: 'required' },
    ]);
    expect((await dana.post('/media', { title: 'x' })).statusCode).toBe(400);
  });

  test('a ~ in the file name', async () => {
    expect(await refusalOf(await blank(10, 10).png().toBuffer(), 'my~cat.png')).toEqual([422, 'fileNameTilde']);
  });

  test.each([
    ['svg with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      'svg behind an XML head',
      Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    ],
    ['HTML called PNG', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['TIFF', Buffer.from('II*\0\x08\0\0\0')],
    ['MP4', Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41')],
    ['nothing', Buffer.alloc(0)],
    ['eight bytes', Buffer.from('RIFFxxxx')],
  ])('%s', async (_name, bytes) => {
    expect(await refusalOf(bytes)).toEqual([415, 'unsupportedMedia']);
  });

  test('a JPEG with HTML behind its first bytes', async () => {
    const mixed = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>')]);
    expect(await refusalOf(mixed, 'a.jpg')).toEqual([422, 'badImage']);
  });

  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('a cut off %s', async (format) => {
    const whole = await noise(300, 300).toFormat(format).toBuffer();
    expect(await refusalOf(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual([422, 'badImage']);
  });

  test('one pixel too high, too wide, upright too wide', async () => {
    for (const [width, height] of [
      [1920, 1081],
      [1921, 1080],
      [1081, 1920],
    ] as const) {
      expect(await refusalOf(await blank(width, height).png().toBuffer())).toEqual([422, 'imageDimensions']);
    }
  });

  test('a flood of pixels in a few bytes, without decoding it', async () => {
    const before = process.memoryUsage().rss;
    expect(await refusalOf(claimingPng(50_000, 50_000))).toEqual([422, 'imageDimensions']);
    expect(await refusalOf(claimingPng(65_500, 65_500))).toEqual([422, 'imageDimensions']);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
    expect(await refusalOf(claimingPng(1900, 1000))).toEqual([422, 'badImage']);
  });

  test('too many bytes', async () => {
    const bytes = Buffer.concat([await blank(10, 10).png().toBuffer(), Buffer.alloc(IMAGE_BYTES_MAX)]);
    expect(await refusalOf(bytes)).toEqual([413, 'tooLarge']);
  });

  test.each([
    ['cut off in the middle', '--e\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'],
    ['without an edge', 'hello'],
    ['of many fields', '--e\r\ncontent-disposition: form-data; name="x"\r\n\r\ny\r\n'.repeat(50).concat('--e--\r\n')],
    [
      'of many files',
      '--e\r\ncontent-disposition: form-data; name="x"; filename="x"\r\n\r\ny\r\n'.repeat(9).concat('--e--\r\n'),
    ],
    ['with a spoiling name', '--e\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\ny\r\n--e--\r\n'],
  ])('a body %s', async (_name, payload) => {
    const headers = { ...dana.headers, 'content-type': 'multipart/form-data; boundary=e' };
    const reply = await app.inject({ method: 'POST', url: '/media', headers, payload });
    expect([400, 413]).toContain(reply.statusCode);
  });

  test('nothing of all that is in the gallery', async () => {
    expect((await dana.get('/media/')).json()).toMatchObject({ media: [], count: 0, totalBytes: 0 });
  });
});

describe('taken', () => {
  test('1920×1080, and the recommended upright 850×1200', async () => {
    for (const [width, height] of [
      [1920, 1080],
      [1080, 1920],
      [850, 1200],
    ] as const) {
      const reply = await uploadFile(app, dana, { bytes: await blank(width, height).jpeg().toBuffer(), name: 'a.jpg' });
      expect(Media.parse(reply.json())).toMatchObject({ width, height, type: 'image' });
    }
  });

  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('%s becomes WebP', async (format) => {
    const bytes = await noise(40, 30).toFormat(format).toBuffer();
    const media = Media.parse((await uploadFile(app, dana, { bytes, name: `a.${format}` })).json());
    const row = await app.platform.db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', media._id)
      .executeTakeFirstOrThrow();
    expect(row.mime).toBe('image/webp');
    expect(await app.platform.files.size(fileKey(row.sha256))).toBe(media.bytes);
  });

  test('the place where a photograph was taken is gone, and it stands upright', async () => {
    const bytes = await noise(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Dana' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 46/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const media = Media.parse((await uploadFile(app, dana, { bytes, name: 'a.jpg' })).json());
    expect([media.width, media.height]).toEqual([40, 60]);
    const out = await app.inject({ url: `/demo/image/upload/v1/${media.publicId}` });
    const about = await sharp(out.rawPayload).metadata();
    expect([about.exif, about.icc, about.xmp, about.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(out.rawPayload.includes(Buffer.from('GPS'))).toBe(false);
  });

  test('titles: the given one, else the file’s name, cut to forty characters', async () => {
    const bytes = await blank(10, 10).png().toBuffer();
    const title = async (name: string, given?: string) =>
      Media.parse((await uploadFile(app, dana, { bytes, name, ...(given !== undefined && { title: given }) })).json())
        .title;
    expect(await title('a.png', 'ירושלים')).toBe('ירושלים');
    expect(await title('תמונה יפה.png')).toBe('תמונה יפה');
    expect(await title('صورة.jpeg')).toBe('صورة');
    expect(await title('../../etc/passwd.png')).toBe('passwd');
    expect(await title(`${'x'.repeat(90)}.png`)).toBe('x'.repeat(40));
    expect(await title('.png')).toBe('image');
  });

  test('forty uploads at once are all kept', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        const bytes = await blank(30, 30, `#0000${String(i % 5).repeat(2)}`)
          .png()
          .toBuffer();
        return uploadFile(app, dana, { bytes, name: `many ${i}.png` });
      }),
    );
    expect(new Set(all.map((reply) => Media.parse(reply.json())._id)).size).toBe(40);
    const contents = await app.platform.db
      .selectFrom('media')
      .select('sha256')
      .distinct()
      .where('title', 'like', 'many %')
      .execute();
    expect(contents).toHaveLength(5);
  });
});
