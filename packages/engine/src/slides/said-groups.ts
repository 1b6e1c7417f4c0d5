import type { SaidRow } from '@qc/contract';

/** Answers that count as one thing said. */
export interface SaidGroup extends SaidRow {
  /** How far it is from the right one, where things said have a distance; else 0. */
  distance: number;
}

interface Saying<R> {
  /** Equal keys are the same thing said. */
  key(response: R): string;
  /** As it was written. */
  written(response: R): string;
  correct(response: R): boolean;
  distance(response: R): number;
}

/** What was said, alike things together, each in the way it was written most often. */
export function saidGroups<R>(responses: Iterable<R>, saying: Saying<R>): SaidGroup[] {
  const groups = new Map<string, { first: R; ways: Map<string, number> }>();
  for (const response of responses) {
    const key = saying.key(response);
    const group = groups.get(key) ?? { first: response, ways: new Map<string, number>() };
    const way = saying.written(response);
    group.ways.set(way, (group.ways.get(way) ?? 0) + 1);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ first, ways }) => ({
    text: mostFrequent(ways, saying.written(first)),
    count: [...ways.values()].reduce((sum, count) => sum + count, 0),
    correct: saying.correct(first),
    distance: saying.distance(first),
  }));
}

function mostFrequent(ways: ReadonlyMap<string, number>, first: string): string {
  const [way] = [...ways].reduce((best, one) => (one[1] > best[1] ? one : best), [first, 0]);
  return way;
}
