import type { RunSlide } from '../run-game.ts';
import type { SlideKind } from './slide-kind.ts';

/** What holds of most kinds: asked, graded by a key, timed; nothing hangs on others and nothing is said. */
export const PLAIN_KIND = {
  asks: true,
  isGraded: true,
  hasKey: true,
  isTimed: true,
  isRace: false,
  windsDown: false,
  dealsAnswers: true,
  isTalkedAbout: false,
  countsTellKey: false,
  medium: ({ openingMedia }: RunSlide) => openingMedia,
  pause: () => null,
  gaps: () => [],
  prepare: () => ({}),
  settle: () => null,
  right: () => [],
  solution: () => [],
  count: () => [],
  said: () => null,
  distance: () => null,
  guess: () => null,
  keyWords: () => [],
  correct: () => null,
  rightPart: () => 0,
} satisfies Partial<SlideKind>;
