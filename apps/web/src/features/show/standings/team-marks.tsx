import type { RoomInfo } from '@qc/contract';
import { answerSign } from '../parts/answer-marks.tsx';
import styles from '../parts/answer-marks.module.css';

/** Beyond the eight of the answers; each carries white text at 4.5:1 or more. */
const MORE = ['#4E342E', '#283593', '#5F6A00', '#7B1245'];

/** The names of the teams of a room; none where players are alone. */
export function teamNames({ teams }: Pick<RoomInfo, 'teams'>): readonly string[] {
  return teams.mode !== 'off' && teams.names.length > 1 ? teams.names : [];
}

/** The colour of a team: with its shape it is like no other's, up to twelve. */
export function teamColour(team: number): string {
  return MORE[team - 8] ?? answerSign(team).colour;
}

/** A team's shape, in the current text colour. Decorative: the name stands beside it. */
export function TeamMark({ team }: { team: number }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.shape} aria-hidden="true" focusable="false">
      <path d={answerSign(team).path} fill="currentColor" />
    </svg>
  );
}
