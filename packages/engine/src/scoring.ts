/** Answers within this time of the opening get full points, ms: nobody is punished for a slow network. */
export const FULL_POINTS_MS = 500;

/**
 * Points of a wholly right answer by the half-floor curve: all of them while `tookMs` < 500 ms, after that
 * `points × (1 − tookMs / (2 × limitMs))`, rounded; at the very end of the clock half of them. Whole numbers.
 */
export function curvePoints(points: number, tookMs: number, limitMs: number): number {
  if (tookMs < FULL_POINTS_MS || limitMs <= 0) return points;
  return Math.round(points * (1 - Math.min(tookMs, limitMs) / (2 * limitMs)));
}

/** Points of an answer that is right by `fraction` (0..1): that share of the curve's points, rounded. */
export function answerPoints(fraction: number, points: number, tookMs: number, limitMs: number): number {
  return Math.round(fraction * curvePoints(points, tookMs, limitMs));
}
