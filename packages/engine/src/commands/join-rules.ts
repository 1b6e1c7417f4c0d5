import type { LiveRefusal, ShutDoor } from '@qc/contract';
import {
  SEATS_PER_DEVICE,
  SEATS_TAKEN_BESIDES,
  SEATS_TAKEN_PER_DEVICE,
  SEATS_TAKEN_PER_PLAYER,
} from '@qc/contract/limits';
import type { Command } from '../commands.ts';
import { devicesIn } from '../devices-in.ts';
import { isFriendlyName } from '../names/friendly-name.ts';
import { isFoulName } from '../names/name-filter.ts';
import { nameKey } from '../names/name-key.ts';
import { nameTaken, placesTaken, seatsOfDevice } from '../seats/seat-index.ts';
import type { RoomState } from '../state.ts';

type Join = Extract<Command, { type: 'join' }>;

/**
 * Why there is no place for any newcomer now; null: there is one. Said at the door, before a form is filled in. `device`: what newcomers
 * come by, a page or a telephone.
 */
export function shutDoor(state: RoomState, device: 'phones' | 'dialer' = 'phones'): ShutDoor | null {
  const { game, phase } = state;
  if (phase.name === 'podium' || phase.name === 'ended') return 'roomEnded';
  if (!devicesIn(state).includes(device)) return 'pagesNotLetIn';
  if (state.locked) return 'roomLocked';
  if (state.startedAtMs !== null && !state.lateJoin) return 'tooLateToJoin';
  if (state.players >= (game.pace === 'self' ? 1 : game.maxPlayers)) return 'roomFull';
  const taken = SEATS_TAKEN_PER_PLAYER * game.maxPlayers + SEATS_TAKEN_BESIDES;
  return state.seats.length >= taken ? 'roomFull' : null;
}

/** Whether the operator keeps this device out. One that is not known is not kept out. */
export function isKeptOut({ banned }: RoomState, deviceHash: string): boolean {
  return deviceHash !== '' && banned.includes(deviceHash);
}

/** Why there is no place for this newcomer now; null: there is one. */
export function placeRefusal(state: RoomState, command: Join, nowMs: number): LiveRefusal | null {
  const door = shutDoor(state, command.line === undefined ? 'phones' : 'dialer');
  if (door === 'roomEnded') return door;
  const { closesAtMs } = state.game;
  if (closesAtMs !== null && nowMs >= closesAtMs) return 'closed';
  const device = command.deviceHash ?? '';
  if (isKeptOut(state, device)) return 'banned';
  if (door !== null) return door;
  if (hadEnough(state, device)) return 'tooManySeats';
  return sawScreen(state, command.pattern ?? []) ? null : 'patternWrong';
}

/** Whether a device holds as many seats as it may, or has come and gone too often. */
function hadEnough({ seats }: RoomState, device: string): boolean {
  return (
    seatsOfDevice(seats, device).length >= SEATS_PER_DEVICE || placesTaken(seats, device) >= SEATS_TAKEN_PER_DEVICE
  );
}

/** The second step of joining: the shapes on the big screen, or those just before, were tapped. Before the first ones nobody can. */
function sawScreen({ twoStep }: RoomState, tapped: readonly number[]): boolean {
  if (!twoStep) return true;
  return [twoStep.pattern, twoStep.before].some(
    (shapes) =>
      shapes.length > 0 && shapes.length === tapped.length && shapes.every((shape, at) => shape === tapped[at]),
  );
}

/** Why a name, as it would be shown, cannot be taken; null: it can. */
export function nameRefusal({ game, seats }: RoomState, name: string): LiveRefusal | null {
  if (nameKey(name) === '') return 'nameEmpty';
  // Names are given out here: a page of ours sends no other.
  if (game.nameRule === 'generated' && !isFriendlyName(game.language, name)) return 'notAllowed';
  if (game.nameFilter && isFoulName(name)) return 'nameFoul';
  return nameTaken(seats, name, null) ? 'nameTaken' : null;
}
