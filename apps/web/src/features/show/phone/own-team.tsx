import { textsIn } from '#platform/words';
import type { OwnView, RoomInfo } from '@qc/contract';
import styles from './player-card.module.css';
import { TeamBadge } from '../standings/team-badge.tsx';
import { teamNames } from '../standings/team-marks.tsx';

/** The team a player belongs to; nothing where players are alone. */
export function OwnTeam({ room, own }: { room: RoomInfo; own: OwnView }) {
  const name = own.team === null ? undefined : teamNames(room)[own.team];
  if (own.team === null || name === undefined) return null;
  return (
    <p className={styles.ownTeam}>
      <span>{textsIn(room.language, 'player').yourTeam}</span>
      <TeamBadge team={own.team} name={name} />
    </p>
  );
}
