import type { LiveRefusal } from '@qc/contract';
import { SEATS_PER_DEVICE, SEATS_TAKEN_PER_DEVICE } from '@qc/contract/limits';
import type { Command } from '../commands.ts';
import { isFriendlyName } from '../names/friendly-name.ts';
import { isFoulName } from '../names/name-filter.ts';
import { nameKey } from '../names/name-key.ts';
import { nameTaken, placesTaken, seatsOfDevice } from '../seats/seat-index.ts';
import type { RoomState } from '../state.ts';
import { isKeptOut, shutDoor } from '../seats/shut-door.ts';

type Join = Extract<Command, { type: 'join' }>;

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
