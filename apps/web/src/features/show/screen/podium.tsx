import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { Language, PhaseView } from '@qc/contract';
import { FitText } from '../parts/fit-text.tsx';
import { honouredTeams, STEPS } from '../standings/honoured-teams.ts';
import { PodiumSteps } from './podium-steps.tsx';
import { showNumber } from '../show-texts.ts';
import { StandingsList } from '../standings/standings-list.tsx';
import { TeamBadge } from '../standings/team-badge.tsx';
import shapes from '../parts/shapes.module.css';
import styles from './podium.module.css';

/** Rows that stand one below the other in the list; more make a second column. */
const ROWS = 10;

function listLook(count: number): CSSProperties {
  // Named so that the custom property passes as a style.
  const look = { '--rows': Math.max(4, Math.min(count, ROWS)), order: 0 };
  return look;
}

/**
 * The winners: the first three on steps (third first, the winner last), the rest in a list below. Where teams play, the
 * teams stand on the steps and the best players in the list.
 */
export function Podium({
  phase,
  language,
  list = false,
  tall = false,
}: {
  phase: Extract<PhaseView, { phase: 'podium' }>;
  language: Language;
  /** Lists every winner beside the steps. */
  list?: boolean;
  tall?: boolean;
}) {
  const t = textsIn(language, 'presenter');
  const { winners } = phase;
  const teams = honouredTeams(phase);
  const inTeams = teams.length > 0;
  const first = inTeams
    ? teams.map(({ team, rank, score, name }) => ({
        key: team,
        rank,
        score,
        name,
        label: (
          <>
            <TeamBadge team={team} /> <bdi>{name}</bdi>
          </>
        ),
      }))
    : winners.map(({ seat, rank, score, name }) => ({ key: seat, rank, score, name, label: <bdi>{name}</bdi> }));
  const rest = first.slice(STEPS);
  const listed = list || inTeams ? winners : [];
  return (
    <div className={`${styles.podium} ${listed.length > 0 && !tall ? styles.beside : ''}`}>
      <div className={styles.main}>
        <PodiumSteps rows={first.slice(0, STEPS)} language={language} />
        {(!list || inTeams) && rest.length > 0 && (
          <ol className={`${styles.rest} ${inTeams ? styles.teams : ''}`}>
            {rest.map((row) => (
              <li key={row.key} className={shapes.soft}>
                <b>{row.rank}</b>
                {inTeams ? (
                  <FitText className={styles.team} max="1em" min="0.6em" text={row.name} mayBreak>
                    {row.label}
                  </FitText>
                ) : (
                  row.label
                )}
                <span>{showNumber(row.score)}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {listed.length > 0 && (
        <section
          className={`${styles.list} ${listed.length > ROWS ? styles.wide : inTeams ? styles.players : ''}`}
          style={listLook(listed.length)}
          aria-label={inTeams ? t.bestPlayers : t.winners}
        >
          {inTeams && <h2>{t.bestPlayers}</h2>}
          <StandingsList rows={listed} language={language} moves={false} />
        </section>
      )}
    </div>
  );
}
