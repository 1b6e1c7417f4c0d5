import { settled } from '../close-round.ts';
import { sinceTable } from '../game-rounds/since-table.ts';
import { ranksOf } from '../scoring/ranking.ts';
import { addRound, countedRounds, gather } from '../scoring/score-rounds.ts';
import { tableGet, tableMap, type SeatTable } from '../seats/seat-table.ts';
import { mapStandings } from '../seats/set-seat.ts';
import type { RoomState, Seat } from '../state.ts';

/**
 * The room with everybody scored anew from the stored answers, after the key of `slide` changed: points, times, streaks,
 * places, and those of the table before. What points hang on beside the own answer (`closest`, `firstMs`) is
 * looked up again for that slide only: on others it stays as it was when its points were given. Null: any of the keys
 * may have changed, and nothing hangs on others' answers, as where each plays alone.
 */
export function rescore(state: RoomState, slide: number | null): RoomState {
  const rounds = state.rounds.map((round) => {
    const isConcerned = round.slide === slide && round.revealedAtMs !== null && !round.skipped;
    return isConcerned ? settled(state, round) : round;
  });
  const renewed = { ...state, rounds };
  return { ...renewed, seats: withPlaces(state.seats, scoredSeats(renewed)) };
}

interface Scored {
  now: SeatTable<Seat>;
  /** As the table before told them. */
  before: SeatTable<Seat>;
}

function scoredSeats(state: RoomState): Scored {
  const counted = countedRounds(state);
  const since = sinceTable(state);
  const earlier = gather(state, counted.slice(0, counted.length - since.length));
  const before = tableMap(state.seats, (seat, number) => ({ ...seat, ...tableGet(earlier, number) }));
  const now = tableMap(earlier, (total, number) =>
    since.reduce((sum, one) => addRound(sum, state.game, one, number), total),
  );
  return { before, now: mapStandings(state.seats, (_, number) => tableGet(now, number) ?? null) };
}

/** Who had no place gets none by a correction. */
function withPlaces(seats: SeatTable<Seat>, { now, before }: Scored): SeatTable<Seat> {
  const ranks = ranksOf(now);
  const earlier = ranksOf(before);
  return mapStandings(now, (_, number) => {
    const known = tableGet(seats, number);
    return {
      rank: known?.rank == null ? null : (ranks[number] ?? null),
      previousRank: known?.previousRank == null ? null : (earlier[number] ?? null),
    };
  });
}
