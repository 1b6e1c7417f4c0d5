/** The shortest bar where points are lost: the last of a list has one, too. */
const LEAST_SHARE = 0.08;

/**
 * How long the bar of a score is beside those of all, 0..1. From nothing to the highest; where somebody is below
 * nothing, from the lowest to the highest, so that whoever leads has the longest bar at any rate.
 */
export function barShare(score: number, scores: readonly number[]): number {
  const lowest = Math.min(0, ...scores);
  const highest = lowest < 0 ? Math.max(...scores) : Math.max(1, ...scores);
  if (lowest === 0) return score / highest;
  const height = highest === lowest ? 1 : (score - lowest) / (highest - lowest);
  return LEAST_SHARE + (1 - LEAST_SHARE) * height;
}
