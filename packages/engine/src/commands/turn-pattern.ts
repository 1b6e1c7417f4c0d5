import { changed, refuse, type Change } from '../change.ts';
import type { Refusal } from '../outcome.ts';
import type { RoomState } from '../state.ts';

/** Shows another pattern for the second step of joining; the one before still lets in who was tapping it. */
export function turnPattern(state: RoomState, pattern: readonly number[]): Change | Refusal {
  // A run that is over stays as its result has it.
  if (!state.twoStep || state.phase.name === 'ended') return refuse('wrongPhase');
  const twoStep = { pattern, before: state.twoStep.pattern };
  return changed({ ...state, twoStep }, { type: 'settingsChanged' });
}
