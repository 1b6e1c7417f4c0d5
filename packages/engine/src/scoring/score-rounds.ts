import { grade, givesPoints, isGraded, isTimed, isVotedTwice, kindOf, pointsOf } from '../slides/slide-kinds.ts';
import type { RunGame, RunSlide } from '../run-game.ts';
import { answerPoints, streakBonus } from './scoring.ts';
import { filledTable, tableGet, tableMap, type SeatTable } from '../seats/seat-table.ts';
import type { Answer, RoomState, Round } from '../state.ts';

/** What a seat has gathered. */
export interface Total {
  score: number;
  totalAnswerMs: number;
  /** Right answers in a row. */
  streak: number;
}

/** Before the first question. */
export const NO_TOTAL: Total = { score: 0, totalAnswerMs: 0, streak: 0 };

/** A round that is part of the scores, with its slide. */
export interface CountedRound {
  round: Round;
  slide: RunSlide;
}

/** What an answer is worth without a streak. */
export interface Worth {
  correct: boolean;
  /** Not right, but a share of it is. */
  partly: boolean;
  points: number;
}

/**
 * What one answer is worth without a streak; null: the slide is not graded, or its race was not won or lost by this seat.
 * No answer is never right.
 */
export function resultOf(
  { scoring }: Pick<RunGame, 'scoring'>,
  slide: RunSlide,
  round: Pick<Round, 'limitMs' | 'closest' | 'firstMs'>,
  answer: Answer | null,
): Worth | null {
  if (!answer) return isGraded(slide) && !kindOf(slide).isRace ? { correct: false, partly: false, points: 0 } : null;
  const graded = grade(slide, answer.response, round.closest);
  if (!graded) return null;
  const { limitMs, firstMs } = round;
  const tookMs = isTimed(slide) ? answer.tookMs : null;
  const pointsMs = tookMs === null || answer.pointsAt === undefined ? tookMs : answer.pointsAt * limitMs;
  const points = answerPoints(scoring, { grade: graded, points: pointsOf(slide), tookMs, pointsMs, limitMs, firstMs });
  return { correct: graded.correct, partly: !graded.correct && graded.fraction > 0, points };
}

/** A total with one round added. To a seat that joined after the round closed it gives nothing but its full time. */
export function addRound(total: Total, game: RunGame, { slide, round }: CountedRound, seat: number): Total {
  // Times of a race are nobody's: most never get to answer. Where neighbours talk, nobody is to hurry.
  const hasTimes = !kindOf(slide).isRace && !isVotedTwice(slide);
  const withTime = (ms: number) => total.totalAnswerMs + (hasTimes ? ms : 0);
  if (seat >= round.answers.length) return { ...total, totalAnswerMs: withTime(round.limitMs) };
  const answer = tableGet(round.answers, seat) ?? null;
  const totalAnswerMs = withTime(answer?.tookMs ?? round.limitMs);
  const result = resultOf(game, slide, round, answer);
  // Neither right nor wrong: a row of right answers goes on over it.
  if (!result) return { ...total, totalAnswerMs };
  const streak = result.correct ? total.streak + 1 : 0;
  const score = total.score + result.points + streakBonus(game.scoring, pointsOf(slide), streak);
  return { score, totalAnswerMs, streak };
}

/** What the next seat to join begins with: who came late has missed the rounds before, and stands above nobody by it. */
export function newcomerTotal(state: RoomState): Total {
  const seat = state.seats.length;
  return countedRounds(state).reduce((total, one) => addRound(total, state.game, one, seat), NO_TOTAL);
}

/** What a round gave a seat: points with the bonus in them. */
export interface Gain extends Worth {
  bonus: number;
}

/** What a round gave a seat, whose streak after it is `streak`. Null: it is not graded, or the seat was not there. */
export function gainOf(game: RunGame, { slide, round }: CountedRound, seat: number, streak: number): Gain | null {
  if (seat >= round.answers.length) return null;
  const result = resultOf(game, slide, round, tableGet(round.answers, seat) ?? null);
  if (!result) return null;
  const bonus = result.correct ? streakBonus(game.scoring, pointsOf(slide), streak) : 0;
  return { ...result, points: result.points + bonus, bonus };
}

/** What each counted round gave a seat that was there. */
export function gainsByRound(state: RoomState, seat: number): Map<Round, Gain> {
  const gains = new Map<Round, Gain>();
  let streak = 0;
  for (const one of countedRounds(state)) {
    const gain = gainOf(state.game, one, seat, streak + 1);
    if (!gain) continue;
    streak = gain.correct ? streak + 1 : 0;
    gains.set(one.round, gain);
  }
  return gains;
}

/** How many right answers in a row a seat had after a counted round. */
export function streakAfter(state: RoomState, seat: number, round: Round): number {
  const counted = countedRounds(state);
  // Mostly it is the last one, up to which the seat has counted.
  if (counted.at(-1)?.round === round) return tableGet(state.seats, seat)?.streak ?? 0;
  let streak = 0;
  for (let at = counted.findIndex((one) => one.round === round); at >= 0; at -= 1) {
    const one = counted[at];
    const gain = one && gainOf(state.game, one, seat, 0);
    if (gain?.correct === false) break;
    if (gain) streak += 1;
  }
  return streak;
}

/** Rooms are looked at by every seat; what was gathered from the same rounds and slides holds. */
const counted = new WeakMap<readonly Round[], { slides: RunGame['slides']; list: readonly CountedRound[] }>();

/**
 * The rounds that are part of the scores (revealed, not skipped, worth points), in the order in which streaks run over
 * them: as they were revealed, those of one instant as they were asked.
 */
export function countedRounds({
  rounds,
  game: { slides },
}: Pick<RoomState, 'rounds' | 'game'>): readonly CountedRound[] {
  const known = counted.get(rounds);
  if (known?.slides === slides) return known.list;
  const list = rounds
    .flatMap((round) => {
      const slide = slides[round.slide];
      return counts(round, slide) ? [{ round, slide }] : [];
    })
    // Sorting is stable: equal instants stay as they were asked.
    .sort((a, b) => (a.round.revealedAtMs ?? 0) - (b.round.revealedAtMs ?? 0));
  counted.set(rounds, { slides, list });
  return list;
}

function counts(round: Round, slide: RunSlide | undefined): slide is RunSlide {
  return round.revealedAtMs !== null && !round.skipped && slide !== undefined && givesPoints(slide);
}

/**
 * Every seat's total, by seat number, from the stored answers alone. The scores a room shows are these: they are
 * gathered round by round only to save work.
 */
export function scoreRounds(state: RoomState): SeatTable<Total> {
  return gather(state, countedRounds(state));
}

/** The same over some of the rounds. */
export function gather(state: RoomState, rounds: readonly CountedRound[]): SeatTable<Total> {
  let totals = filledTable<Total>(state.seats.length, NO_TOTAL);
  for (const one of rounds) totals = tableMap(totals, (total, seat) => addRound(total, state.game, one, seat));
  return totals;
}
