import type { LiveRefusal } from '@qc/contract';
import {
  SEATS_PER_DEVICE,
  SEATS_TAKEN_BESIDES,
  SEATS_TAKEN_PER_DEVICE,
  SEATS_TAKEN_PER_PLAYER,
} from '@qc/contract/limits';
import type { Command } from '../commands.ts';
import { isFriendlyName } from '../names/friendly-name.ts';
import { isFoulName } from '../names/name-filter.ts';
import { nameKey } from '../name-key.ts';
import { nameTaken, placesTaken, seatsOfDevice } from '../seat-index.ts';
import type { RoomState } from '../state.ts';

type Join = Extract<Command, { type: 'join' }>;

/** Why there is no place for this newcomer now; null: there is one. */
export function placeRefusal(state: RoomState, command: Join, nowMs: number): LiveRefusal | null {
  const { game, phase } = state;
  if (phase.name === 'podium' || phase.name === 'ended') return 'roomEnded';
  if (game.closesAtMs !== null && nowMs >= game.closesAtMs) return 'closed';
  const device = command.deviceHash ?? '';
  if (device !== '' && state.banned.includes(device)) return 'banned';
  if (state.locked) return 'roomLocked';
  if (state.startedAtMs !== null && !state.lateJoin) return 'tooLateToJoin';
  if (state.players >= (game.pace === 'self' ? 1 : game.maxPlayers)) return 'roomFull';
  if (state.seats.length >= SEATS_TAKEN_PER_PLAYER * game.maxPlayers + SEATS_TAKEN_BESIDES) return 'roomFull';
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
