import type { SharedView } from '@qc/contract';
import { GAME_DEVICES } from '@qc/contract/devices/devices';
import type { DeviceName } from '@qc/contract/devices/device-names';
import type { RoomState } from './state.ts';

/** The devices that a run is played with: the game's own first. */
export function devicesIn({ game, alsoIn }: Pick<RoomState, 'game' | 'alsoIn'>): readonly DeviceName[] {
  return [game.device, ...alsoIn];
}

/** What stands on the keys of those who play. */
export function keysIn(state: Pick<RoomState, 'game' | 'alsoIn'>): Pick<SharedView, 'latinKeys' | 'digitKeys'> {
  const keys = devicesIn(state).map((name) => GAME_DEVICES[name].keys);
  if (keys.includes('latin')) return { latinKeys: true };
  return keys.every((one) => one === 'digits') ? { digitKeys: true } : {};
}
