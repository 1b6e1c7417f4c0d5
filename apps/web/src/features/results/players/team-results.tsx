import { barShare } from '#features/show';
import { formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { TeamResult } from '@qc/contract';
import classes from './team-results.module.css';

/** The teams of a run by rank, each with its points as a bar. */
export function TeamResults({ teams }: { teams: readonly TeamResult[] }) {
  const t = useTexts('resultCharts');
  const { language } = useLanguage();
  if (teams.length === 0) return null;
  const scores = teams.map(({ score }) => score);
  return (
    <section className={classes.panel} aria-labelledby="report-teams">
      <h2 id="report-teams" className={classes.title}>
        {t.teams}
      </h2>
      <ol className={classes.teams}>
        {teams.map(({ team, name, rank, score, membersCount }) => (
          <li key={team} className={classes.team}>
            <span className={classes.rank}>{rank}</span>
            <span className={classes.middle}>
              <bdi className={classes.name}>{name}</bdi>
              <span className={classes.track} aria-hidden>
                <span className={classes.fill} style={{ inlineSize: `${barShare(score, scores) * 100}%` }} />
              </span>
            </span>
            <span className={classes.figures}>{t.teamRow(score, formatNumber(language, score), membersCount)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
