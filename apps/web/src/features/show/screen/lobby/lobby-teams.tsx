import type { Arrival, PresenterView } from '@qc/contract';
import { Face, FacePicture } from '../../faces/face.tsx';
import { useFlip } from '../../motion/flip.ts';
import { CURVES } from '../../motion/timing.ts';
import { showNumber } from '../../show-texts.ts';
import { TeamBadge } from '../../standings/team-badge.tsx';
import { GuestName } from './guest-name.tsx';
import type { Box, TeamCells } from './lobby-cells.ts';
import { teamLayout } from './team-layout.ts';
import styles from './lobby-teams.module.css';

/** More faces than this are pictures. */
const DRAWN_MOST = 60;

const TRAVEL = { lastsMs: 300, curve: CURVES.drop, newcomer: { opacity: 0, transform: 'scale(0.4)' } };

const length = (hundredths: number) => `${hundredths.toFixed(2)}cqmin`;

/** The players under the signs of their teams, with how many each has; of a large team the newest are seen. */
export function LobbyTeams({
  teams,
  view: { arrivals, teamSizes = [], players },
  box,
}: {
  teams: readonly string[];
  view: Pick<PresenterView, 'arrivals' | 'teamSizes' | 'players'>;
  box: Box;
}) {
  const sizes = teams.map((_, team) => teamSizes[team] ?? arrivals.filter((one) => one.team === team).length);
  const { columns, head, signs, cells } = teamLayout(teams, Math.max(...sizes), box);
  const list = useFlip<HTMLUListElement>(`${players} ${arrivals[0]?.name ?? ''}`, TRAVEL);
  return (
    <ul ref={list} className={styles.teams} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {teams.map((name, team) => (
        <li key={team} className={styles.team}>
          <div className={styles.head} style={{ height: length(head), fontSize: length(signs[team]?.font ?? 0) }}>
            <TeamBadge team={team} name={name} />
            <b>{showNumber(sizes[team] ?? 0)}</b>
          </div>
          <Members
            members={arrivals.filter((one) => one.team === team)}
            count={sizes[team] ?? 0}
            cells={cells}
            drawn={players <= DRAWN_MOST}
          />
        </li>
      ))}
    </ul>
  );
}

function Members({
  members,
  count,
  cells,
  drawn,
}: {
  members: readonly Arrival[];
  count: number;
  cells: TeamCells;
  drawn: boolean;
}) {
  const capacity = cells.columns * cells.rows;
  const isPart = count > Math.min(members.length, capacity);
  // Beside faces the count of the others is two of them wide.
  const counted = cells.look === 'face' && cells.columns > 2 ? 2 : 1;
  const shown = members.slice(0, isPart ? Math.max(1, capacity - counted) : capacity).toReversed();
  const size = length(cells.face);
  return (
    <ol
      className={styles.members}
      style={{ gridTemplateColumns: `repeat(${cells.columns}, minmax(0, 1fr))`, gridAutoRows: length(cells.cell) }}
    >
      {shown.map(({ name, face }) => (
        <li key={name} className={styles.member} style={{ fontSize: length(cells.font) }} data-row={`=${name}`}>
          <span data-face className={styles.face}>
            {drawn ? <Face face={face} size={size} /> : <FacePicture face={face} size={size} />}
          </span>
          {cells.look === 'chip' && <GuestName name={name} className={styles.name ?? ''} />}
        </li>
      ))}
      {isPart && (
        <li className={styles.more} style={{ gridColumn: `span ${counted}` }} dir="ltr">
          +{showNumber(count - shown.length)}
        </li>
      )}
    </ol>
  );
}
