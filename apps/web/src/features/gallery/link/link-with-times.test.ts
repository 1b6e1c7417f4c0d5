import { parseVideoLink } from '@qc/contract/video-links';
import { describe, expect, it } from 'vitest';
import { linkWithTimes } from './link-with-times.ts';

describe('linkWithTimes', () => {
  it('is read back as it was chosen', () => {
    const film = parseVideoLink('https://youtu.be/dQw4w9WgXcQ');
    if (!film) throw new Error('no film');
    const link = linkWithTimes(film, { startMs: 12_000, endMs: 40_000 });
    expect(parseVideoLink(link)).toEqual({ ...film, startMs: 12_000, endMs: 40_000 });
    expect(parseVideoLink(linkWithTimes(film, { startMs: null, endMs: null }))).toEqual(film);
    const vimeo = parseVideoLink('https://vimeo.com/76979871/0123456789');
    if (!vimeo) throw new Error('no film');
    expect(parseVideoLink(linkWithTimes(vimeo, { startMs: 9000, endMs: null }))).toEqual({ ...vimeo, startMs: 9000 });
  });
});
