import { receiverOf } from '@qc/contract/live/remotes';
import type { DriverId } from './driver.ts';
import { DRIVERS } from './drivers.ts';

/**
 * What remotes are called from one run to the next, by what they are called here. One with a number of its own is the same
 * at whichever receiver of its kind, unless two here have the same number; others go by their place at the first, second …
 * of their kind. Those that are only drawn on the screen are left out.
 */
export function keptNames(remotes: readonly string[]): Map<string, string> {
  const kept = new Map<string, string>();
  for (const remote of remotes) {
    const driver = driverOf(remote);
    if (driver === null) continue;
    kept.set(remote, DRIVERS[driver].abilities.hasOwnNames ? `${driver}:${numberOf(remote)}` : remote);
  }
  const names = [...kept.values()];
  for (const [remote, name] of kept) if (names.filter((one) => one === name).length > 1) kept.set(remote, remote);
  return kept;
}

/** What a remote that was kept is called here, where these receivers are: at the first of its kind, if at no certain one. */
export function remoteHere(kept: string, receivers: readonly string[]): string {
  const receiver = receiverOf(kept);
  if (receiver.includes('-')) return kept;
  const here = receivers.filter((name) => name.startsWith(`${receiver}-`)).sort(byNumber)[0];
  return `${here ?? `${receiver}-1`}:${numberOf(kept)}`;
}

/**
 * The remote that a list means by a bare number, at the receivers here: at one whose remotes have numbers of their own if
 * there is one. Null: there is no receiver.
 */
export function remoteOfNumber(number: string, receivers: readonly string[]): string | null {
  const known = receivers.filter((name) => driverOf(`${name}:`) !== null).sort(byNumber);
  const receiver = known.find((name) => hasOwnNames(name)) ?? known[0];
  if (receiver === undefined) return null;
  // Sheets take leading zeros for nothing, and these numbers have eight signs.
  const isHex = receiver.startsWith('iclicker-') && /^[0-9a-f]{1,8}$/i.test(number);
  return `${receiver}:${isHex ? number.toUpperCase().padStart(8, '0') : number}`;
}

function hasOwnNames(receiver: string): boolean {
  const driver = driverOf(`${receiver}:`);
  return driver !== null && DRIVERS[driver].abilities.hasOwnNames;
}

function driverOf(remote: string): DriverId | null {
  const [driver = ''] = receiverOf(remote).split('-');
  return isDriver(driver) ? driver : null;
}

function isDriver(name: string): name is DriverId {
  return Object.hasOwn(DRIVERS, name);
}

function numberOf(remote: string): string {
  return remote.slice(remote.indexOf(':') + 1);
}

function byNumber(one: string, other: string): number {
  return Number(one.split('-')[1] ?? 1) - Number(other.split('-')[1] ?? 1);
}
