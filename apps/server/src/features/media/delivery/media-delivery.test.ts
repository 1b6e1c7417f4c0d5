import { Media } from '@qc/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Refused } from '#platform/http/refused';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/upload.ts';
import { parseDeliveryPath } from './delivery-path.ts';
import { makeVariant } from '../pictures/make-variant.ts';
import { findByPublicId } from '../media-store.ts';

let app: TestApp;
let photo: Media;
let logo: Media;

beforeAll(async () => {
  app = await buildTestApp();
  const dana = await app.signUp('dana');
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#000000', noise } })
    .jpeg()
    .toBuffer();
  photo = Media.parse((await uploadFile(app, dana, { bytes, name: 'photo.jpg' })).json());
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp({ create: { width: 80, height: 80, channels: 4, background: clear } })
    .png()
    .toBuffer();
  logo = Media.parse((await uploadFile(app, dana, { bytes: png, name: 'logo.png' })).json());
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/demo/image/upload/${path}`, headers });
const sizeOf = async (path: string) => {
  const { width, height } = await sharp((await get(path)).rawPayload).metadata();
  return [width, height];
};

describe('pictures', () => {
  test('in the asked width, up to the next hundred, never enlarged', async () => {
    expect(await sizeOf(`w_350/v1/${photo.publicId}`)).toEqual([400, 225]);
    expect(await sizeOf(`c_scale,w_50/v1/${photo.publicId}`)).toEqual([100, 56]);
    expect(await sizeOf(`w_4000/v1/${photo.publicId}`)).toEqual([1600, 900]);
    expect(await sizeOf(`c_fill,w_200,h_200/v1/${photo.publicId}`)).toEqual([200, 200]);
    expect(await sizeOf(`w_400/v1/${logo.publicId}`)).toEqual([80, 80]);
  });

  test('in the asked shape: filled, padded, cut out, stretched, for a finer screen', async () => {
    const at = (path: string) => sizeOf(`${path}/v1/${photo.publicId}`);
    expect(await at('c_thumb,g_face,h_150,w_150')).toEqual([200, 200]);
    expect(await at('c_fill,g_north_east,h_300,w_200')).toEqual([200, 300]);
    expect(await at('c_pad,h_400,w_400')).toEqual([400, 400]);
    expect(await at('c_crop,g_south_west,h_100,w_1500')).toEqual([1500, 100]);
    expect(await at('c_crop,h_4000,w_4000')).toEqual([1600, 900]);
    expect(await at('c_scale,h_400,w_400')).toEqual([400, 400]);
    expect(await at('dpr_2.0,w_200')).toEqual([400, 225]);
    expect(await at('dpr_3,h_3000,w_3000')).toEqual([1600, 900]);
    const bytes = async (level: string) => (await get(`q_auto:${level},w_400/v1/${photo.publicId}`)).rawPayload.length;
    expect(await bytes('low')).toBeLessThan(await bytes('best'));
  });

  test('padding is clear where the format can, white where it cannot', async () => {
    const cornerOf = async (format: string) => {
      const reply = await get(`c_pad,h_400,w_400/f_${format}/v1/${photo.publicId}`);
      const { data } = await sharp(reply.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 4)];
    };
    expect((await cornerOf('png'))[3]).toBe(0);
    expect((await cornerOf('jpg')).every((value) => value > 245)).toBe(true);
  });

  test('without an account, for ever, typed and harmless', async () => {
    const reply = await get(`w_400,f_auto/q_auto/v1/${photo.publicId}`, { accept: 'image/webp,*/*' });
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await get(`w_400,f_auto/q_auto/v1/${photo.publicId}`, {
      accept: 'image/webp',
      'if-none-match': String(reply.headers['etag']),
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await app.inject({ method: 'HEAD', url: `/demo/image/upload/v1/${photo.publicId}` })).statusCode).toBe(200);
  });

  test('f_auto takes what the browser takes', async () => {
    const type = async (id: string, accept: string) =>
      (await get(`f_auto,w_100/v1/${id}`, { accept })).headers['content-type'];
    expect(await type(photo.publicId, 'image/avif,image/webp,*/*')).toBe('image/avif');
    expect(await type(photo.publicId, 'image/webp,*/*')).toBe('image/webp');
    expect(await type(photo.publicId, '*/*')).toBe('image/jpeg');
    expect(await type(logo.publicId, '*/*')).toBe('image/png');
    const named = await get(`w_100/v1/${photo.publicId}.jpg`, { accept: 'image/webp' });
    expect([named.headers['content-type'], named.headers['vary']]).toEqual(['image/jpeg', undefined]);
  });

  test('made once when a hall asks at once, then read from the cache', async () => {
    const reads = vi.spyOn(app.platform.files, 'read');
    const all = await Promise.all(
      Array.from({ length: 100 }, () => get(`w_1500,f_auto/v1/${photo.publicId}`, { accept: 'image/webp' })),
    );
    expect(new Set(all.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect((await get(`w_1500,f_auto/v1/${photo.publicId}`, { accept: 'image/webp' })).rawPayload).toEqual(
      all[0]?.rawPayload,
    );
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
  });

  test('only what is not ready counts against an address', async () => {
    const media = await findByPublicId(app.platform.db, photo.publicId);
    const ask = parseDeliveryPath(`w_900/v1/${photo.publicId}`);
    if (!media || 'error' in ask) throw new Error('the picture is there');
    const onMake = vi.fn<() => void>();
    for (let n = 0; n < 3; n++) await makeVariant(app.platform, media, ask, { accept: '', onMake });
    expect(onMake).toHaveBeenCalledTimes(1);
    onMake.mockImplementation(() => {
      throw new Refused('tooManyRequests');
    });
    const larger = { ...ask, width: 1000 };
    await expect(makeVariant(app.platform, media, larger, { accept: '', onMake })).rejects.toThrow('tooManyRequests');
    expect(await makeVariant(app.platform, media, ask, { accept: '', onMake })).not.toBeNull();
  });
});

describe('addresses outside the grammar', () => {
  test.each(['w_0', 'e_grayscale', 'q_30', 'w_400,w_500', 'l_fetch:aHR0cDovLzEyNy4wLjAuMQ=='])(
    '%s',
    async (component) => {
      const reply = await get(`${component}/v1/${photo.publicId}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.headers['x-cld-error']).toBeTruthy();
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.body).not.toContain(component);
    },
  );

  test('unknown pictures and other clouds', async () => {
    const reply = await get('v1/AAAAAAAAAAAAAAAAAAAAAA');
    expect([reply.statusCode, reply.headers['x-cld-error']]).toEqual([404, 'Resource not found']);
    expect(
      (await app.inject({ url: `/other/image/upload/v1/${photo.publicId}` })).headers['content-type'],
    ).not.toContain('image');
  });

  test('lost bytes are not found', async () => {
    const { sha256 } = await app.platform.db
      .selectFrom('media')
      .select('sha256')
      .where('id', '=', logo._id)
      .executeTakeFirstOrThrow();
    await app.platform.files.delete(`media/${sha256.slice(0, 2)}/${sha256}`);
    expect((await get(`f_png,w_100/v1/${logo.publicId}.webp`)).statusCode).toBe(200);
    expect((await get(`f_jpg,w_100/v1/${logo.publicId}`)).statusCode).toBe(404);
  });
});
