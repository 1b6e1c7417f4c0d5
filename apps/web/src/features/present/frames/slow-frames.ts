import type { CalmLevel } from '#features/show';

/** A frame longer than this, ms, is one that the eye misses. */
const LATE_MS = 25;
/** A phase is slow where more than this share of its frames are late. */
const LATE_SHARE = 0.1;
/** Fewer frames than so many say nothing of a machine. */
const FRAMES_LEAST = 20;
/** Longer than this nobody drew: the window was away, or the machine asleep. */
const AWAY_MS = 1000;
/** Frames as even as this, the shortest to the longest of nine in ten, are the beat of a slow display. */
const EVEN = 1.3;

/** What a big screen knows of how fast its machine is. */
export interface Speed {
  level: CalmLevel;
  /** The phase before was slow at this level already. */
  wasSlow: boolean;
}

/** A machine of which nothing is known is taken for a fast one. */
export const UNKNOWN_SPEED: Speed = { level: 0, wasSlow: false };

/**
 * What is known after one more phase, of which these are the lengths of the frames in which something moved, ms. Two slow phases
 * running calm the pictures by one level, down to the last; nothing raises it again.
 */
export function speedAfter(known: Speed, frames: readonly number[]): Speed {
  const drawn = frames.filter((ms) => ms < AWAY_MS);
  if (drawn.length < FRAMES_LEAST || known.level === 2) return known;
  const late = drawn.filter((ms) => ms > LATE_MS).length;
  if (late <= drawn.length * LATE_SHARE || areEven(drawn)) return { ...known, wasSlow: false };
  if (!known.wasSlow) return { ...known, wasSlow: true };
  return { level: known.level === 0 ? 1 : 2, wasSlow: false };
}

function areEven(frames: readonly number[]): boolean {
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return at(0.95) < at(0.05) * EVEN;
}
