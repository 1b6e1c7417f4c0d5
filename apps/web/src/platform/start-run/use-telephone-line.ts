import type { DeviceName } from '@qc/contract/devices/device-names';
import { DEVICE_NAMES, GAME_DEVICES } from '@qc/contract/devices/devices';
import { useApiQuery } from '../api/index.ts';

/** Whether the house takes calls, by which call-in games can be run; null: not known (yet). */
export function useHasTelephoneLine(): boolean | null {
  const { data } = useApiQuery('getCallNumbers');
  return data ? data.numbers.length > 0 : null;
}

/** The devices that new games may be made for here: those that can be connected. */
export function useOfferedDevices(): DeviceName[] {
  const hasLine = useHasTelephoneLine();
  return DEVICE_NAMES.filter((name) => hasLine === true || !GAME_DEVICES[name].needsLine);
}
