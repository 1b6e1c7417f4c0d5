import { TeamMark, teamColour } from './team-marks.tsx';
import styles from './team-badge.module.css';

/** A team's shape and name on its colour; without a name the shape alone. Sized by its font size. */
export function TeamBadge({ team, name = '' }: { team: number; name?: string }) {
  return (
    <span className={`${styles.badge} ${name === '' ? styles.bare : ''}`} style={{ backgroundColor: teamColour(team) }}>
      <TeamMark team={team} />
      {name !== '' && <bdi className={styles.name}>{name}</bdi>}
    </span>
  );
}
