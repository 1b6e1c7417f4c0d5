import type { Library } from '../../../content/library-question.ts';
import { culture } from './culture.ts';
import { everyday } from './everyday.ts';
import { firstRelease } from './first-release.ts';
import { nature } from './nature.ts';
import { world } from './world.ts';

/** The starter library. */
export const library: Library = {
  firstRelease,
  later: [world, nature, culture, everyday],
  severalHint: 'There is more than one right answer',
};
