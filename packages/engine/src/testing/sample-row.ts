import type { StandingRow } from '@qc/contract';

/** A line of the places for tests: Maya, first with 900 points; `changes` on top. */
export function sampleRow(changes: Partial<StandingRow> = {}): StandingRow {
  const place = { score: 900, rank: 1, previousRank: 1, team: null, streak: 0, gained: 0 };
  return { seat: 0, name: 'Maya', face: 1, ...place, ...changes };
}
