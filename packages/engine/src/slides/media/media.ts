import { PLAIN_KIND } from '../plain-kind.ts';
import type { SlideKind } from '../slide-kind.ts';

/** A picture, film or sound with a heading: it asks nothing, and nothing answers it. */
export const media: SlideKind<'media'> = {
  ...PLAIN_KIND,
  asks: false,
  isGraded: false,
  hasKey: false,
  gaps: ({ openingMedia }) => (openingMedia ? [] : [{ field: 'openingMedia', code: 'mediaRequired' }]),
  take: () => null,
  grade: () => null,
  view: () => ({ answers: [] }),
};
