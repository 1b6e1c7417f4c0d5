import type { Arrival, PresenterView } from '@qc/contract';
import { Face, FacePicture } from '../../faces/face.tsx';
import { useFlip } from '../../motion/flip.ts';
import { CURVES } from '../../motion/timing.ts';
import { showNumber } from '../../show-texts.ts';
import { TeamBadge } from '../../standings/team-badge.tsx';
import { teamCells, type Box, type TeamCells } from './lobby-cells.ts';
import styles from './lobby-teams.module.css';

/** Height of a sign with its name, and of one where there are many teams; gaps between teams and edges within. */
const [HEAD, LOW_HEAD, GAP, EDGE] = [8.5, 5.5, 1.6, 1.6];
/** A team's block is at least so wide and high, where it can be. */
const [LEAST_WIDTH, LEAST_HEIGHT] = [20, 22];
/** Height of a line of a sign, in its font: Arabic needs most. */
const LINE = 1.45;
/** More faces than this are pictures. */
const DRAWN_MOST = 60;

const TRAVEL = { lastsMs: 300, curve: CURVES.drop, newcomer: { opacity: 0, transform: 'scale(0.4)' } };

const length = (hundredths: number) => `${hundredths.toFixed(2)}cqmin`;

/** How the teams share the box: columns of teams, height of the signs, and the room under each. */
function shareOf(teams: number, box: Box): { columns: number; head: number; inside: Box } {
  const all = Array.from({ length: teams }, (_, at) => {
    const columns = at + 1;
    const rows = Math.ceil(teams / columns);
    const width = (box.width - (columns - 1) * GAP) / columns;
    const height = (box.height - (rows - 1) * GAP) / rows;
    // Four teams stand in two rows of two rather than three above one.
    const filled = teams / (columns * rows);
    const roomy = Math.min(1.2, width / LEAST_WIDTH) * Math.min(1.2, height / LEAST_HEIGHT);
    return { columns, width, height, worth: roomy * filled };
  });
  const { columns, width, height } = all.reduce((best, one) => (one.worth >= best.worth ? one : best));
  const head = height < LEAST_HEIGHT ? LOW_HEAD : HEAD;
  return { columns, head, inside: { width: width - EDGE, height: height - head - EDGE } };
}

/** Of a team's sign: its name is whole, in one line or, where that is too small, in several. */
interface Sign {
  font: number;
  height: number;
}

function signOf(name: string, head: number, { width }: Box): Sign {
  const letters = [...name].length;
  const whole = (width - 7) / (0.64 * letters + 2.8);
  const font = Math.max(Math.min(head * 0.46, whole), Math.min(2.9, head * 0.33));
  const lines = Math.ceil((0.6 * letters * font) / (width - 9));
  return { font, height: Math.max(head, lines * font * LINE) };
}

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
  const { columns, head, inside } = shareOf(teams.length, box);
  const sizes = teams.map((_, team) => teamSizes[team] ?? arrivals.filter((one) => one.team === team).length);
  const signs = teams.map((name) => signOf(name, head, inside));
  const highest = Math.max(...signs.map(({ height }) => height));
  const cells = teamCells(Math.max(...sizes), { ...inside, height: inside.height - (highest - head) });
  const list = useFlip<HTMLUListElement>(`${players} ${arrivals[0]?.name ?? ''}`, TRAVEL);
  return (
    <ul ref={list} className={styles.teams} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {teams.map((name, team) => (
        <li key={team} className={styles.team}>
          <div className={styles.head} style={{ height: length(highest), fontSize: length(signs[team]?.font ?? 0) }}>
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
  const shown = members.slice(0, isPart ? Math.max(1, capacity - 1) : capacity).toReversed();
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
          {cells.look === 'chip' && (
            <span className={styles.name} dir="auto">
              {name}
            </span>
          )}
        </li>
      ))}
      {isPart && (
        <li className={styles.more} dir="ltr">
          +{showNumber(count - shown.length)}
        </li>
      )}
    </ol>
  );
}
