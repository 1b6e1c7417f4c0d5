import type { FirstVote, OperatorView, PresenterView } from '@qc/contract';
import { settled } from '../close-round.ts';
import { answersOfPlayers, awaitsTalk, currentSlide, firstVoteOf, responsesOf, shownRound } from '../rounds.ts';
import { grade, isGraded, kindOf } from '../slides/slide-kinds.ts';
import type { RoomState, Round } from '../state.ts';
import type { RunSlide } from '../run-game.ts';
import { guessesIn } from './guesses.ts';
import { revealedRound } from './revealed-round.ts';

/** How the first of two votes went, for the hall: from the reveal on, or while the operator shows it. */
export function firstVoteShown(state: RoomState): Pick<PresenterView, 'firstVote'> {
  const told = revealedRound(state);
  const first = told && firstVoteOf(state, told.round);
  if (told && first) return { firstVote: voteOf(state, told.slide, first) };
  const waiting = waitingVote(state);
  return waiting?.round.isShown ? { firstVote: voteOf(state, waiting.slide, waiting.round) } : {};
}

/** What the operator alone knows of a first vote until the second. */
export function talkView(state: RoomState): Pick<OperatorView, 'talk'> {
  const waiting = waitingVote(state);
  if (!waiting) return {};
  const { slide, round } = waiting;
  const right = rightIn(state, slide, round);
  return { talk: { first: voteOf(state, slide, round), right, isShown: round.isShown ?? false } };
}

/** The first vote on screen that waits for its talk or is talked about; null elsewhere. */
function waitingVote(state: RoomState): { slide: RunSlide; round: Round } | null {
  const slide = currentSlide(state);
  const round = shownRound(state);
  return slide && round && awaitsTalk(round) ? { slide, round } : null;
}

function voteOf(state: RoomState, slide: RunSlide, round: Round): FirstVote {
  const distribution = kindOf(slide).count(slide, responsesOf(answersOfPlayers(state, round)));
  const guesses = guessesIn(state, slide, round);
  return { distribution, ...(guesses.length > 0 && { guesses }), answered: round.answered };
}

/** How many were right; null: nothing is, or only the nearest of all are. */
function rightIn(state: RoomState, slide: RunSlide, round: Round): number | null {
  if (!isGraded(slide) || settled(state, round).closest !== null) return null;
  let right = 0;
  for (const { response } of answersOfPlayers(state, round))
    if (grade(slide, response, null)?.correct === true) right += 1;
  return right;
}
