import { givesPoints } from '../../slides/slide-kinds.ts';
import { roundIndexOf, slideIndex } from '../../rounds.ts';
import type { RoomState } from '../../state.ts';
import { hasPodium } from './has-podium.ts';

/** Whether the slide on screen is the last that gives points, in a run whose podium tells who has won. */
export function isLastPoints(state: RoomState): boolean {
  return hasOwnPodium(state) && slideIndex(state.phase) === lastWithPoints(state);
}

/** Whether the last points have been given, so that every score is what the podium will tell. */
export function lastPointsGiven(state: RoomState): boolean {
  if (!hasOwnPodium(state)) return false;
  const round = state.rounds[roundIndexOf(state, lastWithPoints(state))];
  return round !== undefined && round.revealedAtMs !== null;
}

function hasOwnPodium(state: RoomState): boolean {
  return state.game.rules !== 1 && hasPodium(state);
}

function lastWithPoints({ game }: RoomState): number {
  return game.slides.findLastIndex((slide) => givesPoints(slide));
}
