import { textsIn } from '#platform/words';
import { type CSSProperties, useRef } from 'react';
import type { Language, PodiumView } from '@qc/contract';
import { useMove } from '../motion/use-move.ts';
import { useReshape } from '../motion/use-reshape.ts';
import looks from '../parts/looks.module.css';
import { besideSteps, podiumColumns, tellingStage } from '../standings/podium-columns.ts';
import { StandingsList } from '../standings/standings-list.tsx';
import { TeamList } from '../standings/team-list.tsx';
import { PodiumStep } from './podium-steps.tsx';
import pages from './presenter-screen.module.css';
import styles from './podium.module.css';
import { RoundWinners, shownRounds } from './round/round-winners.tsx';

/** Rows that stand one below the other in the list; more make a second column. */
const ROWS = 10;
/** More teams than so many stand in two columns, and of the players at least so many beside them. */
const PAIRED_FROM = 4;
const PLAYERS_LEAST = 3;

/**
 * The winners, stage by stage as the room tells them: empty steps, then the third place, the second, the first, and the
 * list of all others beside. Where teams play, the teams stand on the steps and the best players in the list. Where nobody
 * has points, it is the best of the evening who is honoured.
 */
export function Podium({
  phase,
  language,
  list = false,
  tall = false,
}: {
  phase: PodiumView;
  language: Language;
  /** Lists every winner beside the steps. */
  list?: boolean;
  tall?: boolean;
}) {
  const t = textsIn(language, 'presenter');
  const m = textsIn(language, 'moments');
  const columns = podiumColumns(phase);
  const beside = besideSteps(phase, list);
  const isListed = beside.teams.length + beside.players.length > 0;
  const rounds = shownRounds(phase.rounds);
  const steps = useRef<HTMLOListElement>(null);
  useReshape(steps, `${isListed} ${rounds.length}`);
  const isDark = phase.stage < 3;
  const dark = useMove<HTMLDivElement>(
    phase.stage === 0 || phase.stage === 3 ? { from: [{ opacity: isDark ? 0 : 1 }, {}], lastsMs: 600 } : null,
  );
  const coming = columns.length === 1 ? m.theWinner : m.theWinners;
  const title = phase.best ? t.bestOfAll : isDark ? coming : t.winners;
  const told = columns.flatMap(({ rank, rows }) =>
    rank !== null && tellingStage(rank) === phase.stage ? rows.map((row) => m.told(rank, row.name, row.score)) : [],
  );
  return (
    <div className={`${pages.page} ${pages.floor} ${styles.page}`}>
      <div ref={dark} className={`${styles.dark} ${isDark ? '' : styles.lit}`} aria-hidden="true" />
      <h1 className={pages.title}>{title}</h1>
      <p className={looks.unseen} role="status">
        {told.join('. ')}
      </p>
      <div
        className={`${styles.podium} ${tall ? styles.tall : ''} ${isListed ? styles.beside : ''} ${rounds.length > 0 ? styles.above : ''}`}
      >
        <ol ref={steps} className={styles.steps}>
          {columns.map((_, index) => (
            <PodiumStep
              key={columns.length - index}
              phase={phase}
              columns={columns}
              index={index}
              language={language}
            />
          ))}
        </ol>
        {isListed && <Beside beside={beside} language={language} isOfAll={list} />}
      </div>
      <RoundWinners rounds={rounds} language={language} />
    </div>
  );
}

function Beside({
  beside: { teams, players },
  language,
  isOfAll,
}: {
  beside: ReturnType<typeof besideSteps>;
  language: Language;
  isOfAll: boolean;
}) {
  const t = textsIn(language, 'presenter');
  const inTeams = players.some(({ team }) => team !== null);
  // Two teams stand side by side where there are many of them.
  const isPaired = teams.length > PAIRED_FROM;
  const teamRows = Math.ceil(teams.length / (isPaired ? 2 : 1));
  const shown = inTeams ? players.slice(0, Math.max(PLAYERS_LEAST, ROWS - 1 - teamRows)) : players;
  const count = teamRows + shown.length + Number(inTeams);
  return (
    <section
      className={`${styles.list} ${isPaired ? styles.paired : count > ROWS ? styles.wide : ''}`}
      style={listLook(count)}
      aria-label={inTeams ? t.bestPlayers : isOfAll ? t.winners : t.playersTitle}
    >
      {teams.length > 0 && <TeamList rows={teams} language={language} moves={false} />}
      {inTeams && <h2>{t.bestPlayers}</h2>}
      <StandingsList rows={shown} language={language} moves={false} />
    </section>
  );
}

function listLook(count: number): CSSProperties {
  // Named so that the custom property passes as a style.
  const look = { '--rows': Math.max(4, Math.min(count, ROWS)), order: 0 };
  return look;
}
