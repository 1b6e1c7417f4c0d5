import type { ShutDoor } from '@qc/contract';
import { SEATS_TAKEN_BESIDES, SEATS_TAKEN_PER_PLAYER } from '@qc/contract/limits';
import { devicesIn } from '../devices-in.ts';
import type { RoomState } from '../state.ts';

/**
 * Why there is no place for any newcomer now; null: there is one. Said at the door, before a form is filled in. `device`: what newcomers
 * come by, a page or a telephone.
 */
export function shutDoor(state: RoomState, device: 'phones' | 'dialer' = 'phones'): ShutDoor | null {
  const { game, phase } = state;
  if (phase.name === 'podium' || phase.name === 'honours' || phase.name === 'ended') return 'roomEnded';
  if (!devicesIn(state).includes(device)) return 'pagesNotLetIn';
  if (state.locked) return 'roomLocked';
  if (state.startedAtMs !== null && !isBeforeFirst(state) && !state.lateJoin) return 'tooLateToJoin';
  if (state.players >= (game.pace === 'self' ? 1 : game.maxPlayers)) return 'roomFull';
  const taken = SEATS_TAKEN_PER_PLAYER * game.maxPlayers + SEATS_TAKEN_BESIDES;
  return state.seats.length >= taken ? 'roomFull' : null;
}

/** While three, two, one is counted and the first round is announced, whoever is in time is in time. */
function isBeforeFirst({ phase }: RoomState): boolean {
  return phase.name === 'starting' || (phase.name === 'round' && phase.visit === 1);
}

/** Whether the operator keeps this device out. One that is not known is not kept out. */
export function isKeptOut({ banned }: RoomState, deviceHash: string): boolean {
  return deviceHash !== '' && banned.includes(deviceHash);
}
