import type { Distribution } from '@qc/contract';
import { answersOfPlayers, responsesOf } from '../rounds.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { RoomState } from '../state.ts';
import { revealedRound } from './revealed-round.ts';

/**
 * How many picked each answer or put each item in its right place; null before the reveal, where no question is shown,
 * and where such counts would give away the answer that the game hides.
 */
export function distributionOf(state: RoomState): Distribution | null {
  const shown = revealedRound(state);
  if (!shown || (kindOf(shown.slide).countsTellKey && !state.game.showAnswer)) return null;
  return kindOf(shown.slide).count(shown.slide, responsesOf(answersOfPlayers(state, shown.round)));
}
