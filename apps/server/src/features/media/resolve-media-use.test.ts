import { MEDIA_TYPES, MediaId, VIDEO_CUT_MAX_MS, type MediaRef } from '@qc/contract';
import { describe, expect, test } from 'vitest';
import type { MediaFile } from './media-use-store.ts';
import { resolveMediaUse } from './resolve-media-use.ts';

const _id = MediaId.parse('media-0001');
const film: MediaFile = {
  _id,
  type: 'video',
  provider: 'file',
  publicId: 'true-public-id',
  width: 640,
  height: 360,
  durationMs: 60_000,
};
const picture: MediaFile = { ...film, type: 'image', durationMs: 0 };
const anywhere = { path: 'openingMedia', types: MEDIA_TYPES };
/** What a caller claims: all of it wrong. */
const claim = (more: Partial<MediaRef> = {}): MediaRef => ({
  _id,
  type: 'image',
  provider: 'youtube',
  publicId: 'somebody-else',
  width: 1,
  height: 1,
  durationMs: 1,
  startMs: null,
  endMs: null,
  alt: 'A bird',
  ...more,
});
const use = (file: MediaFile | undefined, more: Partial<MediaRef> = {}, place = anywhere) =>
  resolveMediaUse(file, claim(more), place);
const problem = (code: string, limit?: number) => ({
  problem: { path: 'openingMedia', code, ...(limit !== undefined && { limit }) },
});

describe('the use of a medium', () => {
  test('takes facts from the gallery, description and selection from the caller', () => {
    const selection = { startMs: 10_000, endMs: 40_000 };
    expect(use(film, selection)).toEqual({ ref: { ...film, ...selection, alt: 'A bird' } });
    expect(use(picture, selection)).toEqual({ ref: { ...picture, startMs: null, endMs: null, alt: 'A bird' } });
  });

  test('must be known, and of a kind that the field takes', () => {
    expect(use(undefined)).toEqual(problem('unknownMedia'));
    const pictures = { path: 'openingMedia', types: ['image'] as const };
    expect(resolveMediaUse(film, claim(), pictures)).toEqual(problem('mediaType'));
    const sounds = { path: 'openingMedia', types: ['audio'] as const };
    expect(resolveMediaUse(picture, claim(), sounds)).toEqual(problem('mediaType'));
  });

  test('that is played by its address is whole, and no longer than a part may be', () => {
    const sound: MediaFile = { ...film, type: 'audio', durationMs: 20_000 };
    const whole = { path: 'openingMedia', types: ['audio'] as const, isWhole: true };
    const part = { startMs: 1000, endMs: 2000 };
    expect(resolveMediaUse(sound, claim(part), whole)).toEqual({
      ref: { ...sound, startMs: null, endMs: null, alt: 'A bird' },
    });
    const long = { ...sound, durationMs: 60_000 };
    expect(resolveMediaUse(long, claim(part), whole)).toEqual(problem('mediaSelection', VIDEO_CUT_MAX_MS));
  });

  test.each([
    ['none', {}],
    ['more than thirty seconds', { startMs: 0, endMs: VIDEO_CUT_MAX_MS + 1 }],
    ['an open end too far', { startMs: 29_999, endMs: null }],
  ])('of a long file needs a selection: %s', (_name, selection) => {
    expect(use(film, selection)).toEqual(problem('mediaSelection', VIDEO_CUT_MAX_MS));
  });

  test.each([
    ['an end before the start', { startMs: 5000, endMs: 4000 }],
    ['no length', { startMs: 5000, endMs: 5000 }],
    ['an end beyond the file', { startMs: 50_000, endMs: 60_001 }],
    ['a start at its end', { startMs: 60_000, endMs: null }],
  ])('has a selection that fits: %s', (_name, selection) => {
    expect(use(film, selection)).toEqual(problem('mediaSelection'));
  });

  test('of a short file, the last part, or a film on a video site needs none', () => {
    expect(use({ ...film, durationMs: 30_000 })).toHaveProperty('ref');
    expect(use(film, { startMs: 30_000 })).toHaveProperty('ref');
    const site: MediaFile = { ...film, provider: 'youtube', durationMs: 0 };
    expect(use(site)).toHaveProperty('ref');
    expect(use(site, { startMs: 5000 })).toHaveProperty('ref');
    expect(use(site, { startMs: 5000, endMs: 4000 })).toEqual(problem('mediaSelection'));
  });

  test('of a film on a video site is a part of thirty seconds at most, unless it was stored before', () => {
    const site: MediaFile = { ...film, provider: 'youtube', durationMs: 0 };
    const long = { startMs: 5000, endMs: 35_001 };
    expect(use(site, { ...long, endMs: 35_000 })).toHaveProperty('ref');
    expect(use(site, long)).toEqual(problem('mediaSelection', VIDEO_CUT_MAX_MS));
    expect(resolveMediaUse(site, claim(long), anywhere, [claim(long)])).toHaveProperty('ref');
    expect(resolveMediaUse(site, claim({ ...long, endMs: 36_000 }), anywhere, [claim(long)])).toEqual(
      problem('mediaSelection', VIDEO_CUT_MAX_MS),
    );
    expect(resolveMediaUse(film, claim(long), anywhere, [claim(long)])).toHaveProperty('problem');
  });
});
