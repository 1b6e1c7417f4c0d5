import type { NextAction } from '@qc/contract';
import type { Change } from '../change.ts';
import { givesPoints } from '../grading/grade.ts';
import { currentSlide } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { closeQuestion } from './close-question.ts';
import { enterSlide } from './enter-slide.ts';
import { endRoom, hasPodium } from './finish.ts';
import { openQuestion } from './open-question.ts';
import { reveal } from './reveal.ts';
import { showEnding } from './show-ending.ts';
import { showStandings } from './show-standings.ts';

/** What `next` does in the present phase. */
export function nextAction(state: RoomState): NextAction {
  switch (state.phase.name) {
    case 'lobby':
      return 'start';
    case 'opening':
      return 'openQuestion';
    case 'question':
      return 'closeAnswers';
    case 'closed':
      return 'reveal';
    case 'reveal':
      return standingsDue(state) ? 'showStandings' : endingOrSlide(state);
    case 'standings':
    case 'media':
      return endingOrSlide(state);
    case 'ending':
      return slideOrFinish(state);
    case 'podium':
      return 'end';
    case 'ended':
      return 'none';
  }
}

/** Does it; null when there is nothing to do any more. */
export function goNext(state: RoomState, nowMs: number): Change | null {
  const action = nextAction(state);
  const { phase } = state;
  if (action === 'none') return null;
  if (action === 'end') return endRoom(state, nowMs);
  if (!('slide' in phase)) return enterSlide(state, 0, nowMs);
  switch (action) {
    case 'openQuestion':
      return openQuestion(state, phase.slide, phase.visit, nowMs);
    case 'closeAnswers':
      return closeQuestion(state, 'operator', nowMs);
    case 'reveal':
      return reveal(state, phase.slide, phase.visit, nowMs);
    case 'showStandings':
      return showStandings(state, phase.slide, phase.visit, nowMs);
    case 'showEnding':
      return showEnding(state, phase.slide, phase.visit, nowMs);
    case 'start':
    case 'nextSlide':
    case 'showPodium':
      return enterSlide(state, phase.slide + 1, nowMs);
  }
}

function standingsDue(state: RoomState): boolean {
  const slide = currentSlide(state);
  return state.game.showResultsAfter === 'question' && slide !== null && givesPoints(slide);
}

function endingOrSlide(state: RoomState): NextAction {
  return currentSlide(state)?.endingMedia ? 'showEnding' : slideOrFinish(state);
}

function slideOrFinish(state: RoomState): NextAction {
  const { phase } = state;
  if ('slide' in phase && phase.slide + 1 < state.game.slides.length) return 'nextSlide';
  return hasPodium(state) ? 'showPodium' : 'end';
}
