import type { StandingRow, TeamRow } from '@qc/contract';

/** Steps of a podium. */
export const STEPS = 3;

/** The teams that a podium honours, by place: none that nobody joined, and none at all where nobody has a point. */
export function honouredTeams({
  winners,
  teams,
}: {
  winners: readonly StandingRow[];
  teams: readonly TeamRow[];
}): readonly TeamRow[] {
  return winners.length === 0 ? [] : teams.filter(({ members }) => members > 0);
}
