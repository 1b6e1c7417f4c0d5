import type { Scoring, Teams } from '@qc/contract';
import type { RuleTexts } from './en/screens/rules/rules.ts';

/**
 * The scoring rule of a game in plain sentences, the same in its lobby and in all reports of its runs. `callersFlat`:
 * callers answer, whose points do not go by the time: alone, or beside others whose points do. Without points no lines.
 */
export function ruleLines(
  t: RuleTexts,
  {
    scoring,
    teams,
    callersFlat,
    noPoints,
  }: { scoring: Scoring; teams: Teams; callersFlat?: 'alone' | 'beside' | undefined; noPoints?: true },
): string[] {
  if (noPoints) return [];
  const rule = {
    halfFloor: t.halfFloor,
    accuracy: t.accuracy,
    linear: t.linear,
    firstRight: t.firstRight(scoring.first),
    penalty: t.penalty(scoring.penalty),
  }[scoring.profile];
  const team = { sum: t.sum, mean: t.mean, best: t.best(teams.best) }[teams.rule];
  const inTeams = teams.mode !== 'off' && teams.names.length > 1;
  const isByTime = scoring.profile !== 'accuracy' && scoring.profile !== 'firstRight';
  // A rule without a cost is another one for those whose time does not count.
  const isPlain = callersFlat === 'alone' && (scoring.profile === 'halfFloor' || scoring.profile === 'linear');
  return [
    isPlain ? t.accuracy : rule,
    ...(callersFlat && isByTime && !isPlain ? [t.callersFlat] : []),
    ...(scoring.streaks ? [t.streaks] : []),
    ...(inTeams ? [team] : []),
  ];
}
