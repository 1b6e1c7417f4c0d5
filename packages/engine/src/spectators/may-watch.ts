import type { LiveRefusal } from '@qc/contract';
import { REACTIONS_AFTER_ANSWER } from '@qc/contract/live/reactions';
import { devicesIn } from '../devices-in.ts';
import { takesReactions } from '../reactions/takes-reactions.ts';
import { isKeptOut } from '../seats/shut-door.ts';
import type { RoomState } from '../state.ts';

/**
 * Why a device without a place may not watch; null: it may. A room that is full, locked or too far on for players is open
 * to spectators: none of them has a part in it.
 */
export function watchRefusal(state: RoomState, deviceHash: string): LiveRefusal | null {
  const { game, phase } = state;
  if (game.pace === 'self') return 'notAllowed';
  if (phase.name === 'ended') return 'roomEnded';
  if (!devicesIn(state).includes('phones')) return 'pagesNotLetIn';
  if (isKeptOut(state, deviceHash)) return 'banned';
  return state.spectators ? null : 'watchingOff';
}

/** Whether spectators may come in, whoever they are. */
export function isWatchable(state: RoomState): boolean {
  return watchRefusal(state, '') === null;
}

/** Whether spectators may react now: while a question is asked it is for those who have answered. */
export function spectatorsReact(state: RoomState): boolean {
  return takesReactions(state) && !REACTIONS_AFTER_ANSWER.has(state.phase.name);
}
