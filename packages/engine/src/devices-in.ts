import type { DeviceName } from '@qc/contract/devices/device-names';
import type { RoomState } from './state.ts';

/** The devices that a run is played with: the game's own first. */
export function devicesIn({ game, alsoIn }: Pick<RoomState, 'game' | 'alsoIn'>): readonly DeviceName[] {
  return [game.device, ...alsoIn];
}
