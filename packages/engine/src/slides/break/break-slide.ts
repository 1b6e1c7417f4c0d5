import { PLAIN_KIND } from '../plain-kind.ts';
import type { SlideKind } from '../slide-kind.ts';

/** A break with a clock of its own: it asks nothing, and nothing answers it. */
export const breakSlide: SlideKind<'break'> = {
  ...PLAIN_KIND,
  asks: false,
  isGraded: false,
  hasKey: false,
  // Nobody alone is kept waiting.
  prepare: ({ break: { minutes, music } }, { hasRivals }) => ({ break: { minutes: hasRivals ? minutes : 0, music } }),
  medium: ({ image }) => image,
  pause: (slide) => slide.break,
  take: () => null,
  grade: () => null,
  view: () => ({ answers: [] }),
};
