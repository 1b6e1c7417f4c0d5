import type { NextAction, PhaseName } from '@qc/contract';
import { lastPointsGiven } from '../phases/podium/last-points.ts';
import { nextAction } from '../phases/next-action.ts';
import { isSeatTold, LAST_STAGE } from '../phases/podium/podium-places.ts';
import { hasPoints } from '../scoring/has-points.ts';
import { givesPoints } from '../slides/slide-kinds.ts';
import { isTableAwaited } from '../game-rounds/since-table.ts';
import type { RoomState, Seat } from '../state.ts';
import { teamNames } from '../teams.ts';

/**
 * Whether the game tells players now what they have: score, points, streak and place, which are told together or not at
 * all. Where nothing gives points there is nothing to tell.
 */
export function resultsTold({ game, phase: { name } }: Pick<RoomState, 'game' | 'phase'>): boolean {
  if (!hasPoints(game)) return false;
  switch (game.showResultsAfter) {
    case 'question':
    case 'round':
      return true;
    case 'end':
      return name === 'standings' || name === 'podium' || name === 'honours' || name === 'ended';
    case 'never':
      return false;
  }
}

/**
 * Whether a player may know the own score and place now. From the last points on they are the podium's to tell: each
 * place at its stage, and all at the end of it. The standings tell them too, where the operator shows them once more.
 */
export function ownPlaceTold(state: RoomState, seat: Pick<Seat, 'rank' | 'score'>): boolean {
  const { phase, game } = state;
  switch (phase.name) {
    case 'standings':
    case 'honours':
    case 'ended':
      return true;
    case 'podium':
      if (phase.stage === LAST_STAGE) return true;
      return teamNames(game).length === 0 && isSeatTold(state, seat, phase.stage);
    case 'break':
      return placesInBreak(state);
    default:
      return !lastPointsGiven(state);
  }
}

const TELLING: ReadonlySet<NextAction> = new Set(['showRoundStandings', 'showStandings']);
const TABLES: ReadonlySet<PhaseName> = new Set(['standings', 'podium', 'honours', 'ended']);

/** The own place changes with the standings that come next, at once or after the round: no phone says it before the big screen. */
export function standingsTell(state: RoomState): boolean {
  if (state.game.rules === 1) return false;
  return TELLING.has(nextAction(state)) || (!TABLES.has(state.phase.name) && isTableAwaited(state));
}

/**
 * Whether a break tells the places so far: where the game tells them after its questions, and points are still to come,
 * as the last places are the podium's to tell.
 */
export function placesInBreak(state: RoomState): boolean {
  const { game, phase } = state;
  if (phase.name !== 'break' || game.pace === 'self') return false;
  // Within a round no table has told what its questions gave.
  if ((game.showResultsAfter !== 'question' && game.showResultsAfter !== 'round') || isTableAwaited(state))
    return false;
  return !lastPointsGiven(state) && game.slides.slice(phase.slide + 1).some((slide) => givesPoints(slide));
}
