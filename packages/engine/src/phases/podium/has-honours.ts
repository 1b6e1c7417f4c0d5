import { chooseHonours } from '../../scoring/honours/choose-honours.ts';
import type { HonourFact, RoomState } from '../../state.ts';
import { LAST_STAGE } from './podium-places.ts';

/** The console asks with every view, and a whole run is gone through for it. */
const known = new WeakMap<RoomState['rounds'], { game: RoomState['game']; honours: readonly HonourFact[] }>();

/** Whether a page of honours follows the podium: where the show is left out it does not, nor in runs that began before it. */
export function hasHonours(state: RoomState): boolean {
  const { game, phase } = state;
  const isOver = phase.name === 'podium' && phase.stage === LAST_STAGE;
  return isOver && game.rules === 2 && game.podiumPace !== 'atOnce' && honoursOf(state).length > 0;
}

/** Who was best in what in the run. */
export function honoursOf(state: RoomState): readonly HonourFact[] {
  const before = known.get(state.rounds);
  if (before?.game === state.game) return before.honours;
  const honours = chooseHonours(state);
  known.set(state.rounds, { game: state.game, honours });
  return honours;
}
