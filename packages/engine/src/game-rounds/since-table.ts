import { type CountedRound, countedRounds, gainOf, gather } from '../scoring/score-rounds.ts';
import { tableGet } from '../seats/seat-table.ts';
import type { RunGame } from '../run-game.ts';
import type { RoomState } from '../state.ts';
import { roundEndingWith } from './game-rounds.ts';

/** Whether the table of places comes after rounds alone: so the game says, and it has rounds. */
export function isTableByRounds({ showResultsAfter, slides }: Pick<RunGame, 'showResultsAfter' | 'slides'>): boolean {
  return showResultsAfter === 'round' && slides.some(({ round }) => round !== null);
}

type Tables = Pick<RoomState, 'rounds' | 'game' | 'linesTold'>;

/** After how many questions that count tables were shown: lines are chosen for each of them, though it may be none. */
function tablesAfter({ linesTold }: Tables): readonly number[] {
  return linesTold.map(({ after }) => after);
}

/**
 * What the next table of places is new by: the last question that counts, or where tables come after rounds alone, all
 * since the one that ended the round before, or since a table that the operator showed within a round.
 */
export function sinceTable(state: Tables): readonly CountedRound[] {
  const counted = countedRounds(state);
  if (!isTableByRounds(state.game)) return counted.slice(-1);
  const before = counted.length - 1;
  const ended = counted.findLastIndex(
    ({ round }, at) => at < before && roundEndingWith(state.game, round.slide) !== null,
  );
  const shown = tablesAfter(state).filter((after) => after <= before);
  return counted.slice(Math.max(ended + 1, ...shown));
}

/** Whether points were given that no table has told yet, since its round goes on. */
export function isTableAwaited(state: Tables): boolean {
  // Asked for each player's own view: most games need not look at what was played.
  if (!isTableByRounds(state.game)) return false;
  const counted = countedRounds(state);
  const last = counted.at(-1);
  if (last === undefined || roundEndingWith(state.game, last.round.slide) !== null) return false;
  return !tablesAfter(state).includes(counted.length);
}

/** What each seat, by its number, has gained since the table before. */
export function gainedSince(state: RoomState): (seat: number) => number {
  const since = sinceTable(state);
  const [one] = since;
  if (!one) return () => 0;
  if (since.length === 1)
    return (seat) => gainOf(state.game, one, seat, tableGet(state.seats, seat)?.streak ?? 0)?.points ?? 0;
  const counted = countedRounds(state);
  const earlier = gather(state, counted.slice(0, counted.length - since.length));
  return (seat) => (tableGet(state.seats, seat)?.score ?? 0) - (tableGet(earlier, seat)?.score ?? 0);
}
