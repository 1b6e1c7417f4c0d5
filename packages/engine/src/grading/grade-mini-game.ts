import type { Grade } from './choice.ts';

/** From this share of a mini-game's points on it counts as passed. */
const PASSED = 0.5;

/** Whether a number can be the share of its points that a mini-game says the player reached. */
export function isShare(share: number): boolean {
  return share >= 0 && share <= 1;
}

/** A mini-game gives the share it reports; one that never says a score gives nothing. */
export function gradeMiniGame(share: number | null): Grade {
  const fraction = share ?? 0;
  return { correct: fraction >= PASSED, fraction, wrong: share === 0 };
}
