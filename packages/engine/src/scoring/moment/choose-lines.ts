import { LINE_KINDS, type LineKind } from '@qc/contract';
import { shownInRound } from '../../game-rounds/in-round.ts';
import { pointsOf } from '../../slides/slide-kinds.ts';
import { teamNames } from '../../teams.ts';
import type { RoomState, Seat } from '../../state.ts';
import { countedRounds, gainOf } from '../score-rounds.ts';

/** Lines over one standings. */
const LINES_MAX = 2;
/** A kind of line comes once in so many questions. */
const PAUSE = 3;
const CLIMB_MIN = 3;
const STREAK_MIN = 3;
/** First and second are close within this share of the question's points. */
const CLOSE_SHARE = 0.03;
/** "Half of you" is said of so many or more. */
const HALF_OF_MIN = 4;
const TOP = 10;

/** A line of the moment with the seat or team that it is about. */
export type LineFact =
  | { kind: 'leader' | 'comeback' | 'climb' | 'streak'; seat: number; value: number }
  | { kind: 'close'; value: number }
  | { kind: 'half' }
  | { kind: 'team'; team: number };

/**
 * What is to be said over the standings: at most two lines, in the order of `LINE_KINDS`, none of a kind that was said
 * over the two questions before, no two about one player. Never about who is last or has fallen, and only about players
 * who have points. Over the standings of a round it goes by the places there.
 */
export function chooseLines(state: RoomState): LineFact[] {
  const own = shownInRound(state);
  const after = countedRounds(state).length;
  // Runs that began before there were such lines stay without.
  if (after === 0 || state.game.rules === 1) return [];
  const said = state.linesTold
    .filter((told) => told.after > after - PAUSE)
    // What is told now does not stand in its own way; what was told of the round just before does.
    .flatMap((told) => [
      ...(told.after < after ? told.kinds : []),
      ...(told.after < after || !own ? (told.inRound ?? []) : []),
    ]);
  const rested = LINE_KINDS.filter((kind) => !said.includes(kind));
  const facts = findLines(own ?? state);
  const lines: LineFact[] = [];
  for (const kind of rested) {
    const fact = facts[kind];
    if (!fact || ('seat' in fact && lines.some((line) => 'seat' in line && line.seat === fact.seat))) continue;
    lines.push(fact);
    if (lines.length === LINES_MAX) break;
  }
  return lines;
}

/** The room as it is once these lines are said. */
export function withLinesTold(state: RoomState): RoomState {
  if (state.game.rules === 1) return state;
  const after = countedRounds(state).length;
  const kinds = chooseLines(state).map(({ kind }) => kind);
  const earlier = state.linesTold.filter((told) => told.after < after);
  const ofRound = shownInRound(state) !== null;
  const inRound = ofRound ? kinds : state.linesTold.find((told) => told.after === after)?.inRound;
  const told = { after, kinds: ofRound ? [] : kinds, ...(inRound && { inRound }) };
  return { ...state, linesTold: [...earlier, told].slice(-PAUSE) };
}

type Facts = Partial<Record<LineKind, LineFact>>;

/** A player of whom something may be said. */
interface Placed {
  number: number;
  seat: Seat;
  rank: number;
}

/** All that could be said: one pass over the seats. */
function findLines(state: RoomState): Facts {
  const { seats } = state;
  const first: Placed[] = [];
  const second: Placed[] = [];
  let [placed, rose, known, last] = [0, 0, 0, 0];
  for (const block of seats.blocks)
    for (const { removed, rank, previousRank } of block) {
      if (removed || rank === null) continue;
      placed += 1;
      last = Math.max(last, rank);
      if (previousRank === null) continue;
      known += 1;
      if (previousRank > rank) rose += 1;
    }
  const facts: Facts = {};
  let climb: Placed | null = null;
  let streak: Placed | null = null;
  let back: Placed | null = null;
  let number = -1;
  for (const block of seats.blocks)
    for (const seat of block) {
      number += 1;
      const { removed, rank, previousRank, score } = seat;
      // Nothing is said of the last one, of who fell, and of who has no points.
      if (removed || rank === null || score <= 0) continue;
      const player: Placed = { number, seat, rank };
      if (rank === 1) first.push(player);
      else if (rank === 2) second.push(player);
      if (rank === last || (previousRank !== null && previousRank < rank)) continue;
      if (climbOf(player) >= CLIMB_MIN && climbOf(player) > (climb ? climbOf(climb) : 0)) climb = player;
      if (isStreak(seat.streak) && isBetter(player, streak)) streak = player;
      if (isBack(player, placed) && (!back || climbOf(player) > climbOf(back))) back = player;
    }
  const [leader] = first;
  if (first.length === 1 && leader && leader.rank !== last && isNewFirst(leader.seat))
    facts.leader = { kind: 'leader', seat: leader.number, value: 1 };
  if (climb) facts.climb = { kind: 'climb', seat: climb.number, value: climbOf(climb) };
  if (streak) facts.streak = { kind: 'streak', seat: streak.number, value: streak.seat.streak };
  const close = closeness(state, first, second, last);
  if (close !== null) facts.close = { kind: 'close', value: close };
  if (known >= HALF_OF_MIN && rose * 2 >= known) facts.half = { kind: 'half' };
  const team = bestTeam(state);
  if (team !== null) facts.team = { kind: 'team', team };
  if (back) facts.comeback = { kind: 'comeback', seat: back.number, value: climbOf(back) };
  return facts;
}

function climbOf({ seat: { previousRank }, rank }: Placed): number {
  return previousRank === null ? 0 : previousRank - rank;
}

function isNewFirst({ previousRank }: Seat): boolean {
  return previousRank !== null && previousRank > 1;
}

/** Three, five, seven … right answers in a row. */
function isStreak(streak: number): boolean {
  return streak >= STREAK_MIN && streak % 2 === 1;
}

function isBetter(one: Placed, other: Placed | null): boolean {
  if (!other) return true;
  return one.seat.streak !== other.seat.streak ? one.seat.streak > other.seat.streak : one.rank < other.rank;
}

/** From the lower half into the first ten. */
function isBack({ seat: { previousRank }, rank }: Placed, placed: number): boolean {
  return previousRank !== null && rank <= TOP && previousRank > TOP && previousRank > placed / 2;
}

/** How many points part first and second, where it is next to nothing; null: it is more, or second is last. */
function closeness(state: RoomState, first: Placed[], second: Placed[], last: number): number | null {
  const [leader] = first;
  const next = first[1] ?? second[0];
  const slide = countedRounds(state).at(-1)?.slide;
  if (!leader || !next || !slide || next.rank === last) return null;
  const apart = leader.seat.score - next.seat.score;
  return apart < pointsOf(slide) * CLOSE_SHARE ? apart : null;
}

/** The team whose players gained most in the last question, by the mean; null: none, or two are alike. */
function bestTeam(state: RoomState): number | null {
  const last = countedRounds(state).at(-1);
  const sums = teamNames(state.game).map(() => ({ points: 0, members: 0 }));
  if (!last || sums.length === 0) return null;
  let number = -1;
  for (const block of state.seats.blocks)
    for (const { removed, team, streak } of block) {
      number += 1;
      const own = team === null ? undefined : sums[team];
      if (removed || !own) continue;
      own.members += 1;
      own.points += gainOf(state.game, last, number, streak)?.points ?? 0;
    }
  const means = sums.map(({ points, members }) => (members > 0 ? points / members : 0));
  const best = Math.max(...means);
  const team = means.indexOf(best);
  return best > 0 && means.lastIndexOf(best) === team ? team : null;
}
