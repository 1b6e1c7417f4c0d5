import type { ReviewRow } from '@qc/contract';
import { hasKey, rightAnswers, solutionOf } from '../slides/slide-kinds.ts';
import { LAST_STAGE } from '../phases/podium/podium-places.ts';
import { isJudged } from '../report/judged.ts';
import { gainsByRound, resultOf, type Worth } from '../scoring/score-rounds.ts';
import { tableGet } from '../seats/seat-table.ts';
import { seatAt } from '../seats/seats.ts';
import type { RunGame, RunSlide } from '../run-game.ts';
import type { Answer, RoomState, Round } from '../state.ts';
import { explanationOf } from './explanation.ts';
import { questionView } from './question-view.ts';

/**
 * What a player may look at once the run is over: every question whose outcome was shown, in the order of the slides,
 * with the own answer. Right and wrong only where the game shows answers, points unless it never shows results. Empty
 * before the podium has told everything, and for a seat that is not there.
 */
export function reviewRows(state: RoomState, number: number): ReviewRow[] {
  const { phase } = state;
  const isOver =
    phase.name === 'ended' || phase.name === 'honours' || (phase.name === 'podium' && phase.stage === LAST_STAGE);
  const seat = seatAt(state, number);
  if (!isOver || !seat || seat.removed) return [];
  const gains = gainsByRound(state, number);
  return state.rounds
    .flatMap((round) => {
      const slide = state.game.slides[round.slide];
      if (!slide || round.skipped || round.revealedAtMs === null) return [];
      return [reviewRow(state.game, slide, round, number, gains.get(round)?.points ?? 0)];
    })
    .sort((a, b) => a.slide - b.slide);
}

function reviewRow(game: RunGame, slide: RunSlide, round: Round, number: number, points: number): ReviewRow {
  const { type, question, answers } = questionView(slide);
  const answer = tableGet(round.answers, number) ?? null;
  const isShown = game.showAnswer;
  const worth = isShown ? worthOf(game, slide, round, number, answer) : null;
  const right = isShown && hasKey(slide) ? rightAnswers(slide) : [];
  return {
    slide: round.slide,
    type,
    question,
    answers,
    response: answer?.response ?? null,
    correct: worth ? worth.correct : null,
    partly: worth?.partly === true,
    points: game.showResultsAfter === 'never' ? null : points,
    right: right.length === 0 ? null : right,
    solution: isShown ? solutionOf(slide) : [],
    explanation: isShown ? explanationOf(slide) : null,
  };
}

/** Who came after the question closed has neither passed nor failed it, and nobody passes or fails a mini-game. */
function worthOf(game: RunGame, slide: RunSlide, round: Round, seat: number, answer: Answer | null): Worth | null {
  return seat >= round.answers.length || !isJudged(slide) ? null : resultOf(game, slide, round, answer);
}
