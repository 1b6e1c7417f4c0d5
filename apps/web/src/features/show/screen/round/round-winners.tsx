import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { Language, RoundWinner } from '@qc/contract';
import { Face } from '../../faces/face.tsx';
import { FitText } from '../../parts/fit-text.tsx';
import { roundTitle } from '../../standings/round-title.ts';
import { TeamBadge } from '../../standings/team-badge.tsx';
import styles from './round-winners.module.css';

/** Below the steps there is one row, with room for so many; on a screen that is not wide more than `FEW` stand in two. */
const CHIPS_MAX = 6;
const FEW = 4;

/** Those of the rounds that can be shown below a podium: all of them or none. */
export function shownRounds(rounds: readonly RoundWinner[] = []): readonly RoundWinner[] {
  return rounds.length <= CHIPS_MAX ? rounds : [];
}

/** Who was the best of each round, below the podium. */
export function RoundWinners({ rounds, language }: { rounds: readonly RoundWinner[]; language: Language }) {
  if (rounds.length === 0) return null;
  return (
    <ul
      className={`${styles.chips} ${rounds.length > FEW ? styles.many : ''}`}
      style={columnsOf(rounds.length)}
      aria-label={textsIn(language, 'rounds').winners}
    >
      {rounds.map((round, index) => (
        <li key={round.number} className={styles.chip} style={placeOf(index)}>
          <span className={styles.face}>
            {'player' in round ? <Face face={round.player.face} /> : <TeamBadge team={round.team} />}
          </span>
          <span className={styles.words}>
            <Fitted className={styles.round} max="2.8cqmin" text={round.title || roundTitle(round, language)} />
            <Fitted className={styles.name} max="4cqmin" text={'player' in round ? round.player.name : round.name} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whole, in two lines or smaller where it must be. */
function Fitted({ className = '', max, text }: { className?: string | undefined; max: string; text: string }) {
  return (
    <FitText className={className} max={max} min="2.4cqmin" text={text}>
      <bdi>{text}</bdi>
    </FitText>
  );
}

function columnsOf(count: number): CSSProperties {
  const look = { '--columns': count, order: 0 };
  return look;
}

function placeOf(index: number): CSSProperties {
  // Named so that the custom property passes as a style.
  const look = { '--i': index, order: 0 };
  return look;
}
