import type { NextAction } from '@qc/contract';
import { roundEndingWith } from '../game-rounds/game-rounds.ts';
import { shownInRound } from '../game-rounds/in-round.ts';
import { isTableByRounds } from '../game-rounds/since-table.ts';
import { givesPoints } from '../slides/slide-kinds.ts';
import { awaitsTalk, currentSlide, shownRound } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { hasPodium } from './podium/has-podium.ts';
import { isLastPoints } from './podium/last-points.ts';
import { LAST_STAGE } from './podium/podium-places.ts';
import { hasHonours } from './podium/has-honours.ts';

/** What `next` does in the present phase; self-paced, what the player's going on does. */
export function nextAction(state: RoomState): NextAction {
  const { phase } = state;
  switch (phase.name) {
    case 'lobby':
      return 'start';
    case 'starting':
    case 'round':
      return 'goNow';
    case 'opening':
    case 'preparing':
      return 'openQuestion';
    case 'asking':
    case 'dealing':
      return 'showAnswers';
    case 'question':
      return 'closeAnswers';
    case 'closed':
      // Alone, nothing is told before the end.
      if (state.game.pace === 'self') return endingOrSlide(state);
      return isTalkNext(state) ? 'letTalk' : 'reveal';
    case 'talk':
      return 'voteAgain';
    case 'reveal':
      if (!standingsDue(state) || phase.standingsSeen) return endingOrSlide(state);
      return roundEndingWith(state.game, phase.slide) ? 'showRoundStandings' : 'showStandings';
    case 'standings':
      return shownInRound(state) ? 'showStandings' : endingOrSlide(state);
    case 'media':
      return endingOrSlide(state);
    case 'ending':
    case 'break':
      return slideOrFinish(state);
    case 'podium':
      if (phase.stage !== LAST_STAGE) return 'nextPlace';
      return hasHonours(state) ? 'showHonours' : 'end';
    case 'honours':
      return 'end';
    case 'ended':
      return 'none';
  }
}

/** Whether neighbours talk before anything is told. */
function isTalkNext(state: RoomState): boolean {
  const round = shownRound(state);
  return round !== null && awaitsTalk(round);
}

/** The places after the last points are the podium's to tell. */
function standingsDue(state: RoomState): boolean {
  const slide = currentSlide(state);
  if (slide === null || !givesPoints(slide) || isLastPoints(state)) return false;
  if (isTableByRounds(state.game))
    return 'slide' in state.phase && roundEndingWith(state.game, state.phase.slide) !== null;
  return state.game.showResultsAfter === 'question' || state.game.showResultsAfter === 'round';
}

function endingOrSlide(state: RoomState): NextAction {
  return currentSlide(state)?.endingMedia ? 'showEnding' : slideOrFinish(state);
}

function slideOrFinish(state: RoomState): NextAction {
  const { phase } = state;
  if ('slide' in phase && phase.slide + 1 < state.game.slides.length) return 'nextSlide';
  return hasPodium(state) ? 'showPodium' : 'end';
}
