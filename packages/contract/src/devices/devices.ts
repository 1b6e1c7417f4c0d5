import type { TransactionSource } from '../transaction-sources.ts';
import type { GameType } from '../entities/game.ts';
import { keysOf } from '../pick-fields.ts';
import { type DeviceName, GAME_TYPE } from './device-names.ts';
import type { Device } from './device.ts';
import { dialer } from './dialer.ts';
import { phones } from './phones.ts';
import { remotes } from './remotes.ts';

/** Every kind of device. */
export const GAME_DEVICES = { phones, remotes, dialer } as const satisfies Record<DeviceName, Device>;
export const DEVICE_NAMES = keysOf(GAME_DEVICES);

/** What credits were used for: runs by their device, and an admin's correction. */
export const USAGE_SOURCES = [...DEVICE_NAMES.map((name) => GAME_DEVICES[name].usage), 'manual'] as const;
export type UsageSource = (typeof USAGE_SOURCES)[number];
const NAMES = new Map<GameType, DeviceName>(DEVICE_NAMES.map((name) => [GAME_TYPE[name], name]));

/** The device that a stored game names. */
export function deviceName(gameType: GameType): DeviceName {
  const name = NAMES.get(gameType);
  if (name === undefined) throw new Error(`no device is called ${gameType}`);
  return name;
}

/** What a stored game is played with. */
export function deviceOf(gameType: GameType): Device & { usage: UsageSource } {
  return GAME_DEVICES[deviceName(gameType)];
}

/** The device that a run with several is paid as. */
export function dearestDevice(names: readonly DeviceName[]): DeviceName {
  return names.reduce((dearest, name) => (GAME_DEVICES[name].price > GAME_DEVICES[dearest].price ? name : dearest));
}

/** The device whose runs were paid for, by what the ledger calls it; what paid for no run keeps its name. */
export function sourceName(source: UsageSource): DeviceName | 'manual';
export function sourceName(source: UsageSource | TransactionSource): DeviceName | TransactionSource;
export function sourceName(source: UsageSource | TransactionSource): DeviceName | TransactionSource {
  if (source === 'manual' || source === 'payment') return source;
  const name = DEVICE_NAMES.find((one) => GAME_DEVICES[one].usage === source);
  if (name === undefined) throw new Error(`no device is paid for as ${source}`);
  return name;
}
