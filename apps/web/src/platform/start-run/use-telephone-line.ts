import type { DeviceName } from '@qc/contract/devices/device-names';
import { DEVICE_NAMES, GAME_DEVICES } from '@qc/contract/devices/devices';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/index.ts';

/** The numbers by which people call into games here; null: not known (yet), or not asked for (`isAsked`). */
export function useLineNumbers(isAsked = true): readonly string[] | null {
  const { data } = useQuery({ ...apiQuery('getCallNumbers'), enabled: isAsked });
  return data?.numbers ?? null;
}

/** What it costs to call in, in the words of the house's owner; empty: nothing is said of it. */
export function useCallCost(): string {
  return useQuery(apiQuery('getCallNumbers')).data?.costHint ?? '';
}

/** The devices that new games may be made for here: those that can be connected. */
export function useOfferedDevices(): DeviceName[] {
  const numbers = useLineNumbers() ?? [];
  return DEVICE_NAMES.filter((name) => numbers.length > 0 || !GAME_DEVICES[name].needsLine);
}
