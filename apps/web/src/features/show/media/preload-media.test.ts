import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MediaId } from '@qc/contract';
import type { MediaRef } from '@qc/contract';
import { PREPARE_MAX_MS } from '@qc/contract/limits';
import { preloadMedia } from './preload-media.ts';

const picture: MediaRef = {
  _id: MediaId.parse('samplepicture'),
  type: 'image',
  provider: 'file',
  publicId: 'sample',
  width: 1600,
  height: 900,
  durationMs: 0,
  startMs: null,
  endMs: null,
  alt: '',
};
const film: MediaRef = { ...picture, type: 'video', publicId: 'film', durationMs: 9000 };

describe('preloadMedia', () => {
  let decode: ReturnType<typeof vi.fn<() => Promise<void>>>;
  let pictures: HTMLImageElement[];

  beforeEach(() => {
    vi.useFakeTimers();
    decode = vi.fn(() => Promise.resolve());
    pictures = [];
    vi.stubGlobal('Image', function () {
      const made = Object.assign(document.createElement('img'), { decode });
      pictures.push(made);
      return made;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const done = async (media: MediaRef[], films: boolean, afterMs = 0) => {
    let over = false;
    void preloadMedia(media, '67vw', films).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(afterMs);
    return over;
  };

  it('is over at once where there is nothing to load, and on phones where films play in the hall', async () => {
    expect(await done([], true)).toBe(true);
    expect(await done([film], false)).toBe(true);
  });
  it('loads pictures in the width they will be shown in', async () => {
    expect(await done([picture], false)).toBe(true);
    expect(pictures.map((one) => one.sizes)).toEqual(['67vw']);
    expect(pictures[0]?.srcset).toContain('1600w');
  });
  it('waits for a picture, and goes on when it cannot be had', async () => {
    let give: () => void = () => undefined;
    decode.mockImplementation(() => new Promise((had) => (give = had)));
    const waiting = preloadMedia([picture], '67vw', false);
    let over = false;
    void waiting.then(() => (over = true));
    await vi.advanceTimersByTimeAsync(1000);
    expect(over).toBe(false);
    give();
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toBe(true);
    decode.mockImplementation(() => Promise.reject(new Error('broken')));
    expect(await done([picture], false)).toBe(true);
  });
  it('gives up quietly on what never answers', async () => {
    decode.mockImplementation(() => new Promise(() => undefined));
    expect(await done([picture, film], true, PREPARE_MAX_MS - 1)).toBe(false);
    expect(await done([picture, film], true, PREPARE_MAX_MS)).toBe(true);
  });
  it('has a film when it can play', async () => {
    // A bare element: the browser of the tests has no films, and would say so.
    const player = document.createElement('div');
    const create = vi.spyOn(document, 'createElement').mockImplementation(() => player);
    let over = false;
    void preloadMedia([film], '75vw', true).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(10);
    expect(over).toBe(false);
    expect(create).toHaveBeenCalledExactlyOnceWith('video');
    create.mockRestore();
    player.dispatchEvent(new Event('canplay'));
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toBe(true);
  });
});
