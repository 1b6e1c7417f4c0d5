import { type CountedRound, countedRounds, gainOf, gather } from '../scoring/score-rounds.ts';
import { tableGet } from '../seats/seat-table.ts';
import type { RunGame } from '../run-game.ts';
import type { RoomState } from '../state.ts';
import { roundEndingWith } from './game-rounds.ts';

/** Whether the table of places comes after rounds alone: so the game says, and it has rounds. */
export function isTableByRounds({ showResultsAfter, slides }: Pick<RunGame, 'showResultsAfter' | 'slides'>): boolean {
  return showResultsAfter === 'round' && slides.some(({ round }) => round !== null);
}

/**
 * What the next table of places is new by: the last question that counts, or where tables come after rounds alone, all
 * since the one that ended the round before.
 */
export function sinceTable(state: Pick<RoomState, 'rounds' | 'game'>): readonly CountedRound[] {
  const counted = countedRounds(state);
  if (!isTableByRounds(state.game)) return counted.slice(-1);
  const told = counted.findLastIndex(
    ({ round }, at) => at < counted.length - 1 && roundEndingWith(state.game, round.slide) !== null,
  );
  return counted.slice(told + 1);
}

/** Whether points were given that no table has told yet, since its round goes on. */
export function isTableAwaited({ rounds, game }: Pick<RoomState, 'rounds' | 'game'>): boolean {
  // Asked for each player's own view: most games need not look at what was played.
  if (!isTableByRounds(game)) return false;
  const last = countedRounds({ rounds, game }).at(-1);
  return last !== undefined && roundEndingWith(game, last.round.slide) === null;
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
