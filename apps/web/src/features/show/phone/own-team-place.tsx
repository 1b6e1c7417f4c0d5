import { textsIn } from '#platform/words';
import type { OwnView, RoomInfo, TeamRow } from '@qc/contract';
import { teamsDiffer } from '../standings/honoured-teams.ts';
import styles from './player-standings.module.css';
import { TeamBadge } from '../standings/team-badge.tsx';

/** The own team and its place, where teams are ahead of each other; nothing where players are alone. */
export function OwnTeamPlace({ room, own, teams }: { room: RoomInfo; own: OwnView; teams: readonly TeamRow[] }) {
  const row = teams.find((one) => one.team === own.team);
  if (!row) return null;
  return (
    <p className={styles.team}>
      <TeamBadge team={row.team} name={row.name} />
      {teamsDiffer(teams) && <span>{textsIn(room.language, 'outcome').teamPlace(row.rank, teams.length)}</span>}
    </p>
  );
}
