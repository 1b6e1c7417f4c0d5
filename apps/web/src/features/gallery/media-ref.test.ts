import { type Media, MediaId } from '@qc/contract';
import { describe, expect, it } from 'vitest';
import { newMediaRef } from './media-ref.ts';

const film: Media = {
  _id: MediaId.parse('media001'),
  title: 'a',
  type: 'video',
  provider: 'file',
  publicId: 'abcdefgh',
  width: 10,
  height: 10,
  bytes: 10,
  durationMs: 20_000,
  link: '',
  createdAt: 1,
};

describe('newMediaRef', () => {
  it('begins with the part of the upload, of the link, or with what is allowed', () => {
    expect(newMediaRef(film, null)).toMatchObject({ startMs: null, endMs: null, alt: '' });
    expect(newMediaRef(film, { startMs: 5, endMs: 9 })).toMatchObject({ startMs: 5, endMs: 9 });
    expect(newMediaRef({ ...film, durationMs: 90_000 }, null)).toMatchObject({ startMs: null, endMs: 30_000 });
    expect(newMediaRef({ ...film, durationMs: 30_023 }, null)).toMatchObject({ startMs: null, endMs: 30_000 });
    expect(newMediaRef(film, { startMs: 5, endMs: 20_040 })).toMatchObject({ startMs: 5, endMs: 20_000 });
    const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30&end=45';
    const site: Media = { ...film, provider: 'youtube', publicId: 'dQw4w9WgXcQ', durationMs: 0, link };
    expect(newMediaRef(site, null)).toMatchObject({ startMs: 30_000, endMs: 45_000, provider: 'youtube' });
    const longer = { ...site, link: link.replace('45', '500') };
    expect(newMediaRef(longer, null)).toMatchObject({ startMs: 30_000, endMs: 60_000 });
  });
});
