import { describe, expect, test } from 'vitest';
import { parseDeliveryPath } from './delivery-path.ts';
import { variantSize } from '../pictures/variant-size.ts';

const ID = 'a-Public_id0123456789A';

describe('parseDeliveryPath', () => {
  test.each([
    [`v1/${ID}`, { crop: 'limit', width: null, height: null, format: 'webp' }],
    [`${ID}.png`, { format: 'png' }],
    [`w_400/v1/${ID}`, { width: 400, crop: 'limit' }],
    [`c_limit,w_400/f_auto/q_auto/v1/${ID}`, { crop: 'limit', width: 400, format: 'auto' }],
    [`c_fill,f_auto,h_90,q_auto,w_160/v1717171717/${ID}`, { crop: 'fill', width: 160, height: 90, format: 'auto' }],
    [`c_scale,h_300/${ID}.jpg`, { crop: 'scale', height: 300, format: 'jpg' }],
    [`f_avif/${ID}.jpeg`, { format: 'avif' }],
    [`c_fill,g_auto,h_300,w_400/f_auto/q_auto/v1/${ID}`, { crop: 'fill', gravity: 'auto', width: 400, height: 300 }],
    [`c_thumb,g_face,h_100,w_100/${ID}`, { crop: 'thumb', gravity: 'auto' }],
    [`c_fill,g_north_east,h_100,w_100/${ID}`, { gravity: 'north_east' }],
    [`c_pad,w_160,h_90/${ID}`, { crop: 'pad', width: 160, height: 90 }],
    [`c_crop,g_south,w_160,h_90/${ID}`, { crop: 'crop', gravity: 'south' }],
    [`c_scale,w_100,h_200/${ID}`, { crop: 'scale', width: 100, height: 200 }],
    [`q_auto:best/${ID}`, { quality: 'best' }],
    [`q_auto:low,w_400/${ID}`, { quality: 'low' }],
    [`dpr_2.0,w_100/${ID}`, { width: 200 }],
    [`dpr_3,h_100/${ID}`, { height: 300 }],
    [`dpr_auto,w_100/${ID}`, { width: 100 }],
  ])('%s', (path, expected) => {
    expect(parseDeliveryPath(path)).toMatchObject({ publicId: ID, ...expected });
  });

  test.each([
    '',
    'v1/',
    `w_0/${ID}`,
    `w_-1/${ID}`,
    `w_1e3/${ID}`,
    `w_100000/${ID}`,
    `w_auto/${ID}`,
    `w_400,w_500/${ID}`,
    `w_400/w_500/${ID}`,
    `c_crop,w_100/${ID}`,
    `c_fill,w_100/${ID}`,
    `e_blur:800/${ID}`,
    `q_80/${ID}`,
    `q_auto:worst/${ID}`,
    `q_auto:/${ID}`,
    `f_svg/${ID}`,
    `f_mp4/${ID}`,
    `dpr_1.37,w_100/${ID}`,
    `dpr_toString,w_100/${ID}`,
    `g_north,w_100/${ID}`,
    `c_crop,g_auto,h_100,w_100/${ID}`,
    `c_fill,g_xy_center,h_100,w_100/${ID}`,
    `so_1.5/${ID}`,
    `${ID}.mp4`,
    `l_text:Arial_80:hi/${ID}`,
    `s--abcdefgh--/w_100/${ID}`,
    `$x_1/${ID}`,
    `v1/v1/${ID}`,
    `${ID}.svg`,
    `${ID}.html`,
    `../../${ID}`,
    `v1/../${ID}`,
    `w_400//${ID}`,
    `w_400_/${ID}`,
    'v1/short',
  ])('refuses %s', (path) => {
    expect(parseDeliveryPath(path)).toHaveProperty('error');
  });
});

describe('variantSize', () => {
  const wide = { width: 1920, height: 1080 };
  const size = (path: string, picture = wide) => {
    const ask = parseDeliveryPath(`${path}/${ID}`);
    if ('error' in ask) throw new Error(ask.error);
    const { width, height } = variantSize(ask, picture);
    return [width, height];
  };

  test('widths go up to the next hundred and never beyond the picture', () => {
    expect(size('w_1')).toEqual([100, null]);
    expect(size('w_100')).toEqual([100, null]);
    expect(size('w_101')).toEqual([200, null]);
    expect(size('w_1850')).toEqual([1900, null]);
    expect(size('w_1901')).toEqual([1920, null]);
    expect(size('w_99999')).toEqual([1920, null]);
    expect(size('w_400', { width: 64, height: 64 })).toEqual([64, null]);
    expect(size('q_auto')).toEqual([1920, null]);
  });

  test('a box becomes a width; fill keeps both', () => {
    expect(size('c_limit,h_540')).toEqual([1000, null]);
    expect(size('c_fit,w_800,h_90')).toEqual([200, null]);
    expect(size('c_fill,w_160,h_90')).toEqual([200, 100]);
    expect(size('c_fill,w_4000,h_4000')).toEqual([1920, 1080]);
  });

  test('all the sizes anybody can ask for are few', () => {
    const all = new Set<string>();
    for (let i = 1; i < 6000; i++)
      for (const path of [`w_${i}`, `h_${i}`, `c_fit,w_${i},h_${7000 - i}`]) all.add(String(size(path)));
    expect(all.size).toBe(20);
  });
});
