import type { OwnView } from '@qc/contract';
import { shownInRound } from '../game-rounds/in-round.ts';
import { givesPoints } from '../slides/slide-kinds.ts';
import { currentSlide, firstVoteOf, shownRound } from '../rounds.ts';
import { gainOf, streakAfter } from '../scoring/score-rounds.ts';
import { scoreSpread } from '../scoring/score-spread.ts';
import { tableGet } from '../seats/seat-table.ts';
import { seatAt } from '../seats/seats.ts';
import type { Answer, RoomState, Seat } from '../state.ts';
import { hasFirst } from '../scoring/winners.ts';
import { ownGap } from './moment/own-gap.ts';
import { extraMs } from './extra-ms.ts';
import { ownPlaceTold, resultsTold, standingsTell } from './results-told.ts';

/** What a player sees of the own seat; null: nobody has this seat. `nowMs` makes extra time true at sending. */
export function ownView(state: RoomState, number: number, nowMs?: number): OwnView | null {
  const seat = seatAt(state, number);
  if (!seat || seat.removed) return null;
  const outcome = ownOutcome(state, number, seat);
  const isTold = resultsTold(state) && ownPlaceTold(state, seat);
  const answer = ownAnswer(state, number);
  // Alone there are no places, nor where nobody is ahead of anybody.
  const isPlaced = isTold && !standingsTell(state) && state.game.pace === 'live';
  const rank = isPlaced && hasFirst(scoreSpread(state.seats)) ? seat.rank : null;
  const inStandings = rank !== null && state.phase.name === 'standings';
  return {
    seat: number,
    name: seat.name,
    face: seat.face,
    score: isTold ? seat.score : null,
    rank,
    previousRank: inStandings ? seat.previousRank : null,
    gap: inStandings ? ownGap(state, number, seat) : null,
    ...ownInRound(state, number),
    response: answer?.response ?? null,
    ...firstResponse(state, number),
    result: outcome?.result ?? null,
    team: seat.team,
    streak: outcome?.streak ?? 0,
    extraMs: extraMs(state, { seat, number }, nowMs),
  };
}

/** The own place in the round whose standings are on screen, where somebody is ahead of somebody. */
function ownInRound(state: RoomState, number: number): Pick<OwnView, 'inRound'> {
  const own = shownInRound(state);
  const seat = own && hasFirst(scoreSpread(own.seats)) ? seatAt(own, number) : undefined;
  if (!own || !seat || seat.rank === null) return {};
  return { inRound: { rank: seat.rank, score: seat.score, gap: ownGap(own, number, seat) } };
}

/** What a seat has answered to the question on screen; null: nothing (yet), or none is on screen. */
export function ownAnswer(state: RoomState, number: number): Answer | null {
  return tableGet(shownRound(state)?.answers ?? NO_ANSWERS, number) ?? null;
}

/** What a seat said in the first of two votes, from the second on. */
function firstResponse(state: RoomState, number: number): Pick<OwnView, 'firstResponse'> {
  const shown = shownRound(state);
  const first = shown && firstVoteOf(state, shown);
  const answer = first && tableGet(first.answers, number);
  return answer ? { firstResponse: answer.response } : {};
}

const NO_ANSWERS = { length: 0, blocks: [] };

/** What the question on screen gave, and the streak that was then. Null: not known (yet), or nothing is right or wrong. */
function ownOutcome(state: RoomState, number: number, seat: Seat): Pick<OwnView, 'result' | 'streak'> | null {
  const { name } = state.phase;
  const round = shownRound(state);
  const slide = currentSlide(state);
  const revealed = round?.revealedAtMs != null && (name === 'reveal' || name === 'standings' || name === 'ending');
  // Who came after the question closed has neither passed nor failed it.
  if (!revealed || !slide || !state.game.showAnswer || number >= round.answers.length) return null;
  const counts = givesPoints(slide);
  const streak = counts ? streakAfter(state, number, round) : seat.streak;
  const gain = gainOf(state.game, { slide, round }, number, counts ? streak : 0);
  if (!gain || resultsTold(state)) return gain && { result: gain, streak: state.game.scoring.streaks ? streak : 0 };
  return { result: { ...gain, points: null, bonus: null }, streak: 0 };
}
