import type { Counts } from '@qc/contract';
import { shownRound } from '../rounds.ts';
import { tableGet } from '../seats/seat-table.ts';
import type { RoomState } from '../state.ts';
import { remotesAnswered } from './remotes-answered.ts';

/** Newest names that are sent along. */
const NAMES_MAX = 200;

/** The running numbers of presenter and operator. Costs about the same however many players there are. */
export function countsOf(state: RoomState): Omit<Counts, 't'> {
  const remotes = remotesAnswered(state);
  return {
    answered: shownRound(state)?.answered ?? 0,
    present: state.present,
    players: state.players,
    names: newestNames(state),
    // Known to the host alone.
    ready: 0,
    ...(remotes && { remotes }),
  };
}

function newestNames(state: RoomState): string[] {
  const names: string[] = [];
  for (let number = state.seats.length - 1; number >= 0 && names.length < NAMES_MAX; number -= 1) {
    const seat = tableGet(state.seats, number);
    if (seat && !seat.removed) names.push(seat.name);
  }
  return names;
}
