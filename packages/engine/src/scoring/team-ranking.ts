import type { RunGame } from '../run-game.ts';
import { tableEntries, type SeatTable } from '../seats/seat-table.ts';
import type { Seat } from '../state.ts';
import { teamNames } from '../teams.ts';

/** What a team has. */
export interface TeamTotal {
  score: number;
  members: number;
}

/** A player as teams count them. */
export type Member = Pick<Seat, 'team' | 'removed' | 'score'>;

/**
 * Every team's points from those of its players not removed: their sum, their mean (rounded), or the sum of its best N.
 * Nothing of it is stored: whoever is moved takes the own points along.
 */
export function teamTotals(game: Pick<RunGame, 'teams'>, seats: SeatTable<Member>): TeamTotal[] {
  const scores = teamNames(game).map((): number[] => []);
  for (const { team, removed, score } of tableEntries(seats)) if (team !== null && !removed) scores[team]?.push(score);
  return scores.map((own) => ({ score: teamScore(game.teams, own), members: own.length }));
}

function teamScore({ rule, best }: RunGame['teams'], scores: readonly number[]): number {
  switch (rule) {
    case 'sum':
      return sum(scores);
    case 'mean':
      // No negative zero: what is told is stored as JSON.
      return scores.length === 0 ? 0 : Math.round(sum(scores) / scores.length) + 0;
    case 'best':
      return sum(scores.toSorted((a, b) => b - a).slice(0, best));
  }
}

/** Ranks by team: more points first, equal points share a rank (1, 2, 2, 4); teams without players come last. */
export function teamRanks(totals: readonly TeamTotal[]): number[] {
  return totals.map((own) => 1 + totals.filter((other) => isAhead(other, own)).length);
}

function isAhead(one: TeamTotal, other: TeamTotal): boolean {
  if (one.members === 0 || other.members === 0) return one.members > 0 && other.members === 0;
  return one.score > other.score;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
