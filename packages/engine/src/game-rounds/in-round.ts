import { type CountedRound, countedRounds, type Total } from '../scoring/score-rounds.ts';
import { ranksOf } from '../scoring/ranking.ts';
import { tableMap } from '../seats/seat-table.ts';
import type { RoomState } from '../state.ts';
import { gameRoundAt, type GameRound } from './game-rounds.ts';
import { totalsByRound, type RoundTotals } from './round-totals.ts';

/** Thousands of pages ask for the same places. */
const known = new WeakMap<RoomState['seats'], { all: readonly RoundTotals[]; made: Map<number, Places> }>();

type Places = Pick<RoomState, 'seats' | 'rounds'>;

/**
 * The room as if only the questions of one round had been asked: scores and places of it alone. Null: none of them has
 * counted.
 */
export function inRound(state: RoomState, { number }: GameRound): RoomState | null {
  const all = totalsByRound(state);
  const found = all.find(({ round }) => round.number === number);
  if (!found) return null;
  const kept = known.get(state.seats);
  const made = kept?.all === all ? kept.made : new Map<number, Places>();
  const places = made.get(number) ?? makePlaces(state, found);
  known.set(state.seats, { all, made: made.set(number, places) });
  return { ...state, ...places };
}

function makePlaces(state: RoomState, { totals, before, asked }: RoundTotals): Places {
  const ranks = ranksBy(state, totals);
  const earlier = before && ranksBy(state, before);
  const seats = tableMap(state.seats, (seat, number) => ({
    ...seat,
    ...totals[number],
    rank: ranks[number] ?? null,
    previousRank: earlier?.[number] ?? null,
  }));
  return { seats, rounds: asked };
}

/** Places by these sums. Who came after the places of the game were counted has none in a round either. */
function ranksBy({ seats }: RoomState, sums: readonly Total[]): readonly (number | null)[] {
  return ranksOf(
    tableMap(seats, (seat, number) => ({ ...seat, ...sums[number], removed: seat.removed || seat.rank === null })),
  );
}

/**
 * The round whose standings are on screen; null: those of the whole game, or none. A round of which nothing counts any more,
 * since its questions were taken out while its standings stood, has none: those of the game take their place.
 */
export function shownGameRound(state: RoomState): GameRound | null {
  const { phase, game } = state;
  const round = phase.name === 'standings' && phase.ofRound ? gameRoundAt(game.slides, phase.slide) : null;
  return round && countedRounds(state).some((one) => isOf(round, one)) ? round : null;
}

const isOf = ({ from, to }: GameRound, { round: { slide } }: CountedRound) => slide >= from && slide < to;

/** Whether all points so far are those of one round: its standings are those of the game. */
export function isAllSoFar(state: RoomState, round: GameRound): boolean {
  return countedRounds(state).every((one) => isOf(round, one));
}

/** The room by the points of the round whose standings are on screen, where those of the game are others; else null. */
export function shownInRound(state: RoomState): RoomState | null {
  const round = shownGameRound(state);
  return round && !isAllSoFar(state, round) ? inRound(state, round) : null;
}
