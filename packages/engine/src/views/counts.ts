import type { Arrival, Counts } from '@qc/contract';
import { shownRound } from '../rounds.ts';
import { tableGet } from '../seats/seat-table.ts';
import type { RoomState } from '../state.ts';
import { teamSizes } from '../teams.ts';
import { remotesAnswered } from './remotes-answered.ts';

/** Newest players that are sent along with their names … */
const ARRIVALS_MAX = 80;
/** … and in the lobby with their faces alone, after those. */
const CROWD_MAX = 240;

/** The running numbers of presenter and operator. Costs about the same however many players there are. */
export function countsOf(state: RoomState): Omit<Counts, 't'> {
  const remotes = remotesAnswered(state);
  return {
    answered: shownRound(state)?.answered ?? 0,
    present: state.present,
    players: state.players,
    ...whoCame(state),
    ...membersOfTeams(state),
    // Known to the host alone.
    ready: 0,
    ...(remotes && { remotes }),
  };
}

/** The newest players; in the lobby faces of those who came before them as well. */
function whoCame(state: RoomState): Pick<Counts, 'arrivals' | 'crowd'> {
  const arrivals: Arrival[] = [];
  const crowd: number[] = [];
  const most = state.phase.name === 'lobby' ? CROWD_MAX : 0;
  for (let number = state.seats.length - 1; number >= 0; number -= 1) {
    const seat = tableGet(state.seats, number);
    if (!seat || seat.removed) continue;
    const { name, face, team } = seat;
    if (arrivals.length < ARRIVALS_MAX) arrivals.push({ name, face, team });
    else if (crowd.length < most) crowd.push(face);
    else break;
  }
  return { arrivals, ...(crowd.length > 0 && { crowd }) };
}

/** How many each team has; nothing in a room without teams. */
function membersOfTeams(state: RoomState): Pick<Counts, 'teamSizes'> {
  const sizes = teamSizes(state);
  return sizes.length > 0 ? { teamSizes: sizes } : {};
}
