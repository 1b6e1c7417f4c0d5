import type { Grade } from './choice.ts';
import { readNumber } from './read-number.ts';

/** From this share of a mini-game's points on it counts as passed. */
const PASSED = 0.5;

/**
 * The share of its points that a mini-game says the player reached, 0 to 1; null: no such share. Nobody can check it:
 * reports say so by the slide's type.
 */
export function readShare(text: string): number | null {
  const share = readNumber(text);
  return share === null || share < 0 || share > 1 ? null : share;
}

/** A mini-game gives the share it reports; one that never says a score gives nothing. */
export function gradeMiniGame(text: string): Grade {
  const share = readShare(text);
  const fraction = share ?? 0;
  return { correct: fraction >= PASSED, fraction, wrong: share === 0 };
}
