import type { RunGame } from '../run-game.ts';
import { addRound, countedRounds, NO_TOTAL, type Total } from '../scoring/score-rounds.ts';
import type { RoomState, Round } from '../state.ts';
import { gameRounds, type GameRound } from './game-rounds.ts';

/** What the questions of one round of the game have given so far. */
export interface RoundTotals {
  round: GameRound;
  /** Its questions that count, as they were revealed. */
  asked: readonly Round[];
  /** By seat number: points and time of these questions alone. A row of right answers runs on from the rounds before. */
  totals: readonly Total[];
  /** The same before the last of its questions; null: there was but one. */
  before: readonly Total[] | null;
}

/** Presses and people coming and going leave the rounds as they are, and a whole run is gone through for them. */
const known = new WeakMap<readonly Round[], { game: RunGame; length: number; all: readonly RoundTotals[] }>();

/**
 * What each round of the game gave to every seat, in their order; those of which nothing was asked yet are left out. A
 * bonus is part of the round whose question brought it, so that the rounds, and what belongs to none, make up the score.
 */
export function totalsByRound(state: RoomState): readonly RoundTotals[] {
  const { rounds, game, seats } = state;
  const kept = known.get(rounds);
  if (kept?.game === game && kept.length === seats.length) return kept.all;
  const all = gather(state);
  known.set(rounds, { game, length: seats.length, all });
  return all;
}

function gather(state: RoomState): RoundTotals[] {
  const { game, seats } = state;
  const places = gameRounds(game.slides);
  const found = new Map<GameRound, RoundTotals>();
  if (places.length === 0) return [];
  const none = Array.from({ length: seats.length }, () => NO_TOTAL);
  let sums: readonly Total[] = none;
  for (const one of countedRounds(state)) {
    const after = sums.map((total, seat) => addRound(total, game, one, seat));
    const round = places.find(({ from, to }) => one.round.slide >= from && one.round.slide < to);
    if (round) {
      const own = found.get(round);
      const totals = after.map((total, seat) => grown(own?.totals[seat] ?? NO_TOTAL, sums[seat] ?? NO_TOTAL, total));
      found.set(round, { round, totals, before: own?.totals ?? null, asked: [...(own?.asked ?? []), one.round] });
    }
    sums = after;
  }
  return places.flatMap((round) => found.get(round) ?? []);
}

function grown(own: Total, from: Total, to: Total): Total {
  return {
    score: own.score + to.score - from.score,
    totalAnswerMs: own.totalAnswerMs + to.totalAnswerMs - from.totalAnswerMs,
    streak: to.streak,
  };
}
