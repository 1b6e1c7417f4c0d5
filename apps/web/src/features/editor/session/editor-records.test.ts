import { DEFAULT_TEAMS, LINK_MAX, MEDIA_ALT_MAX, MediaId, type MediaRef, newAnswer, newQuestion } from '@qc/contract';
import { describe, expect, it } from 'vitest';
import { isValidGameField, isValidSlideField, parseGameDraft, parseSlideDraft } from './editor-records.ts';

const picture: MediaRef = {
  ...{ _id: MediaId.parse('media-0001'), type: 'image', provider: 'file', publicId: 'sea', width: 4, height: 3 },
  ...{ durationMs: 0, alt: 'x'.repeat(MEDIA_ALT_MAX + 1), startMs: null, endMs: null },
};
const link = `https://example.org/${'x'.repeat(LINK_MAX)}`;

describe('words that are too long', () => {
  it.each([
    { image: picture },
    { backgroundMedia: picture },
    { answers: [{ ...newAnswer('a'), media: picture }] },
    { numberKey: { ...newQuestion('number').numberKey, unit: 'kilometers an hour' } },
    { miniGame: link },
  ])('of a slide wait on the device and are not sent: %j', (draft) => {
    expect(parseSlideDraft(structuredClone(draft))).toEqual(draft);
    const [[field, value] = []] = Object.entries(draft);
    expect(isValidSlideField(field as keyof typeof draft, value)).toBe(false);
  });

  it.each([
    { logo: picture },
    { music: picture },
    { regulationsLink: link },
    { teams: { ...DEFAULT_TEAMS, names: ['x'.repeat(41)] } },
  ])('of a game wait on the device and are not sent: %j', (draft) => {
    expect(parseGameDraft(structuredClone(draft))).toEqual(draft);
    const [[field, value] = []] = Object.entries(draft);
    expect(isValidGameField(field as keyof typeof draft, value)).toBe(false);
  });
});
