import type { PodiumStage, StandingRow, TeamRow } from '@qc/contract';
import { hasFirst, winnersOf } from '@qc/engine/scoring/winners';

/** Steps of a podium. */
export const STEPS = 3;

/** The teams that a podium honours, by place, as players are; none that nobody joined, and none at all where no player is. */
export function honouredTeams({
  stage,
  winners,
  teams,
}: {
  stage: PodiumStage;
  winners: readonly StandingRow[];
  teams: readonly TeamRow[];
}): readonly TeamRow[] {
  // While places are told, nobody is told of who is not honoured.
  if (stage < 4) return teams;
  const joined = teams.filter(({ members }) => members > 0);
  return winners.length === 0 ? [] : winnersOf(joined, joined.length);
}

/** Whether a team is ahead of another one, so that places say something. */
export function teamsDiffer(teams: readonly TeamRow[]): boolean {
  const scores = teams.flatMap(({ members, score }) => (members > 0 ? [score] : []));
  return scores.length > 0 && hasFirst({ best: Math.max(...scores), poorest: Math.min(...scores) });
}
