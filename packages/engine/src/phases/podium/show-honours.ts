import type { Change } from '../../change.ts';
import { chooseHonours, type HonourFact } from '../../scoring/honours/choose-honours.ts';
import type { RoomState } from '../../state.ts';
import { moveTo } from '../move-to.ts';
import { LAST_STAGE } from './podium-places.ts';

/** The console asks with every view, and a whole run is gone through for it. */
const known = new WeakMap<RoomState['rounds'], { game: RoomState['game']; honours: readonly HonourFact[] }>();

/** Whether a page of honours follows the podium: where the show is left out it does not, nor in runs that began before it. */
export function hasHonours(state: RoomState): boolean {
  const { game, phase } = state;
  const isOver = phase.name === 'podium' && phase.stage === LAST_STAGE;
  return isOver && game.rules === 2 && game.podiumPace !== 'atOnce' && honoursOf(state).length > 0;
}

/** Who was best in what, until the operator goes on. */
export function showHonours(state: RoomState, nowMs: number): Change {
  return moveTo(state, { name: 'honours', honours: honoursOf(state) }, nowMs, { type: 'scored' });
}

function honoursOf(state: RoomState): readonly HonourFact[] {
  const before = known.get(state.rounds);
  if (before?.game === state.game) return before.honours;
  const honours = chooseHonours(state);
  known.set(state.rounds, { game: state.game, honours });
  return honours;
}
