/** Players whose points lie between two numbers, both included. */
export interface ScoreBucket {
  from: number;
  to: number;
  players: number;
}

/** At most this many columns. */
const BUCKETS = 8;
/** Widths that people read easily, times powers of ten. */
const STEPS = [1, 2, 5, 10];

/** Players by their points in buckets of one round width, from the lowest score to the highest; none without players. */
export function scoreBuckets(scores: readonly number[]): ScoreBucket[] {
  if (scores.length === 0) return [];
  const lowest = scores.reduce((least, score) => Math.min(least, score), Infinity);
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const width = roundWidth((highest - lowest + 1) / BUCKETS);
  const start = Math.floor(lowest / width) * width;
  const buckets: ScoreBucket[] = [];
  for (let from = start; from <= highest; from += width) buckets.push({ from, to: from + width - 1, players: 0 });
  for (const score of scores) {
    const bucket = buckets[Math.floor((score - start) / width)];
    if (bucket) bucket.players += 1;
  }
  return buckets;
}

function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return (STEPS.find((step) => step * power >= least) ?? 10) * power;
}
