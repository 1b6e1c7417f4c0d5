import type { OperatorAction } from '@qc/contract';
import { SCREEN_ACTIONS } from '@qc/contract/live/stepped-actions';
import { nextAction } from '../phases/next-action.ts';
import { openRound } from '../rounds.ts';
import type { RoomState } from '../state.ts';

/** What moves nothing, and may be done in the lobby as well. */
const STILL: ReadonlySet<OperatorAction['do']> = new Set(['black', 'largeCode', 'mute']);

/**
 * Whether a key on the big screen may do this: nobody reads there what a press will do, so it can neither start the run,
 * which costs, nor end it, nor close a question while somebody has the turn and waits for the host's word.
 */
export function mayScreenPress(state: RoomState, { do: name }: OperatorAction): boolean {
  if (!SCREEN_ACTIONS.has(name)) return false;
  if (state.startedAtMs === null) return STILL.has(name);
  if (name !== 'next') return true;
  return nextAction(state) !== 'end' && (openRound(state)?.race?.turn ?? null) === null;
}
