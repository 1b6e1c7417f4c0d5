import type { OperatorAction } from '@qc/contract';
import { refuse, type Change } from '../change.ts';
import { endPause } from '../clock.ts';
import type { Refusal } from '../outcome.ts';
import { goBack } from '../phases/back.ts';
import { closeQuestion } from '../phases/close-question.ts';
import { endRoom, podiumNow } from '../phases/finish.ts';
import { goNext } from '../phases/next.ts';
import { hasPoints } from '../scoring/has-points.ts';
import { hideStandings } from '../phases/hide-standings.ts';
import { reveal } from '../phases/reveal.ts';
import { showStandings } from '../phases/show-standings.ts';
import { skipSlide } from '../phases/skip.ts';
import { closeRound } from '../close-round.ts';
import { isUnrevealed } from '../rounds.ts';
import type { RoomState } from '../state.ts';

type PhaseAction = Extract<
  OperatorAction['do'],
  'next' | 'back' | 'skip' | 'closeAnswers' | 'reveal' | 'showStandings' | 'hideStandings' | 'showPodium' | 'end'
>;

/** Moves the room to another phase; a pause is over then. What the present phase does not know is `wrongPhase`. */
export function changePhase(state: RoomState, action: PhaseAction, nowMs: number): Change | Refusal {
  return move(state, action, nowMs) ?? refuse('wrongPhase');
}

function move(state: RoomState, action: PhaseAction, nowMs: number): Change | null {
  switch (action) {
    case 'next':
      return goNext(state, nowMs);
    case 'back':
      return goBack(state, nowMs);
    case 'skip':
      return skipSlide(state, nowMs);
    case 'closeAnswers':
      return state.phase.name === 'question' ? closeQuestion(state, 'operator', nowMs) : null;
    case 'reveal':
      return revealNow(state, nowMs);
    case 'showStandings':
      return standingsNow(state, nowMs);
    case 'hideStandings':
      return hideStandings(state, nowMs);
    case 'showPodium':
      return podiumNow(state, nowMs);
    case 'end':
      return endRoom(state, nowMs);
  }
}

function revealNow(state: RoomState, nowMs: number): Change | null {
  const { phase } = state;
  if (!isUnrevealed(phase)) return null;
  return reveal(closeRound(endPause(state, nowMs), nowMs), phase.slide, phase.visit, nowMs);
}

/** Places may be shown wherever no answer is awaited, unless the game has none or never shows any. */
function standingsNow(state: RoomState, nowMs: number): Change | null {
  const { phase, game } = state;
  if (game.showResultsAfter === 'never' || !hasPoints(game)) return null;
  const isRound = phase.name === 'standings' && phase.ofRound;
  if (phase.name !== 'reveal' && phase.name !== 'ending' && phase.name !== 'media' && !isRound) return null;
  return showStandings(state, phase, false, nowMs);
}
