import { grade, givesPoints, isGraded } from './grading/grade.ts';
import type { RunSlide } from './run-game.ts';
import { answerPoints } from './scoring.ts';
import { filledTable, tableGet, tableMap, type SeatTable } from './seat-table.ts';
import type { Answer, RoomState, Round } from './state.ts';

/** What a seat has gathered. */
export interface Total {
  score: number;
  totalAnswerMs: number;
}

/** What one answer is worth; null: the slide is not graded. No answer is never right. */
export function resultOf(
  slide: RunSlide,
  round: Pick<Round, 'limitMs' | 'closest'>,
  answer: Answer | null,
): { correct: boolean; points: number } | null {
  if (!answer) return isGraded(slide) ? { correct: false, points: 0 } : null;
  const graded = grade(slide, answer, round.closest);
  if (!graded) return null;
  // A mini-game takes the time it takes.
  const tookMs = slide.type === 'miniGame' ? 0 : answer.tookMs;
  return { correct: graded.correct, points: answerPoints(graded.fraction, slide.score, tookMs, round.limitMs) };
}

/** A total with one round added. Seats that joined after the round closed are left as they are. */
export function addRound(total: Total, slide: RunSlide, round: Round, seat: number): Total {
  if (seat >= round.answers.length) return total;
  const answer = tableGet(round.answers, seat) ?? null;
  return {
    score: total.score + (resultOf(slide, round, answer)?.points ?? 0),
    totalAnswerMs: total.totalAnswerMs + (answer?.tookMs ?? round.limitMs),
  };
}

/** Whether a round is part of the scores. */
export function counts(round: Round, slide: RunSlide | undefined): slide is RunSlide {
  return round.revealedAtMs !== null && !round.skipped && slide !== undefined && givesPoints(slide);
}

/**
 * Every seat's total, by seat number, from the stored answers alone. The scores a room shows are these: they are
 * gathered round by round only to save work.
 */
export function scoreRounds(state: RoomState): SeatTable<Total> {
  let totals = filledTable<Total>(state.seats.length, { score: 0, totalAnswerMs: 0 });
  for (const round of state.rounds) {
    const slide = state.game.slides[round.slide];
    if (counts(round, slide)) totals = tableMap(totals, (total, seat) => addRound(total, slide, round, seat));
  }
  return totals;
}
