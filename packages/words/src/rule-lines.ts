import type { Scoring, Teams } from '@qc/contract';
import type { RuleTexts } from './en/screens/rules/rules.ts';

/** The scoring rule of a game in plain sentences, the same in its lobby and in all reports of its runs. */
export function ruleLines(t: RuleTexts, { scoring, teams }: { scoring: Scoring; teams: Teams }): string[] {
  const rule = {
    halfFloor: t.halfFloor,
    accuracy: t.accuracy,
    linear: t.linear,
    firstRight: t.firstRight(scoring.first),
    penalty: t.penalty(scoring.penalty),
  }[scoring.profile];
  const team = { sum: t.sum, mean: t.mean, best: t.best(teams.best) }[teams.rule];
  const inTeams = teams.mode !== 'off' && teams.names.length > 1;
  return [rule, ...(scoring.streaks ? [t.streaks] : []), ...(inTeams ? [team] : [])];
}
