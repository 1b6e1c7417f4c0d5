import { afterEach, describe, expect, it } from 'vitest';
import { mediaSrcSet } from './media-image.tsx';
import { mediaSourceUrl, mediaUrl, setMediaDelivery } from './media-source.tsx';

afterEach(() => setMediaDelivery({ cloudName: 'demo', deliveryUrl: '' }));

describe('delivery addresses', () => {
  it('are those of the built-in service until the settings say otherwise', () => {
    expect(mediaUrl('a/b c', { width: 401 })).toBe('/demo/image/upload/c_limit,w_500/f_auto/q_auto/v1/a/b%20c');
    setMediaDelivery({ cloudName: 'school', deliveryUrl: '' });
    expect(mediaUrl('x')).toMatch(/^https:\/\/res\.cloudinary\.com\/school\/image\/upload\//);
    setMediaDelivery({ cloudName: 'school', deliveryUrl: 'https://media.example.org/' });
    expect(mediaSourceUrl({ publicId: 'x' })).toBe('https://media.example.org/school/video/upload/v1/x');
    setMediaDelivery({ cloudName: 'demo', deliveryUrl: 'https://media.example.org' });
    expect(mediaSourceUrl({ publicId: 'x' })).toBe('https://media.example.org/demo/video/upload/v1/x');
  });

  it('stay with our own server for what it kept itself', () => {
    setMediaDelivery({ cloudName: 'school', deliveryUrl: 'https://media.example.org' });
    const publicId = 'AbCdEfGhIjKlMnOpQrSt-_';
    expect(mediaUrl(publicId)).toMatch(/^\/demo\/image\/upload\//);
    expect(mediaSourceUrl({ publicId })).toBe(`/demo/video/upload/v1/${publicId}`);
    expect(mediaSourceUrl({ publicId: 'quiz/abc' })).toBe('https://media.example.org/school/video/upload/v1/quiz/abc');
  });

  it('are one of forty widths', () => {
    const widths = new Set(Array.from({ length: 6000 }, (_, width) => /w_(\d+)/.exec(mediaUrl('x', { width }))?.[1]));
    expect(widths.size).toBe(40);
  });

  it('name the part of a film', () => {
    const publicId = 'x';
    expect(mediaSourceUrl({ publicId, startMs: 1500, endMs: null })).toMatch(/#t=1\.5$/);
    expect(mediaSourceUrl({ publicId, startMs: null, endMs: 3000 })).toMatch(/#t=0,3$/);
    expect(mediaSourceUrl({ publicId, startMs: null, endMs: null })).not.toContain('#');
  });

  it('offer widths up to the original', () => {
    const offered = (width: number) =>
      [...mediaSrcSet({ publicId: 'x', width }).matchAll(/ (\d+)w/g)].map(([, w]) => w);
    expect(offered(300)).toEqual(['200', '400']);
    expect(offered(1000)).toEqual(['200', '400', '800', '1200']);
    expect(offered(0)).toEqual(['200', '400', '800', '1200', '1600', '2000']);
  });
});
