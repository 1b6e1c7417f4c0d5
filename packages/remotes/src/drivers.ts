import { keysOf } from '@qc/contract/pick-fields';
import { buzz } from './buzz/buzz.ts';
import type { DeviceInfo, Driver, DriverId } from './driver.ts';
import { gamepad, gamepadButtons, gamepadBuzz } from './gamepad/gamepad.ts';
import { iclicker } from './iclicker/iclicker.ts';
import type { Transport } from './io.ts';
import { keyboardButtons, keyboardHalves, keyboardRows, presenter } from './keyboard/keyboard.ts';
import { lines } from './lines/lines.ts';
import { midiChannels, midiPads } from './midi/midi.ts';
import { kirkman, quizbox } from './quizbox/quizbox.ts';
import { sunvote } from './sunvote/sunvote.ts';

/** A driver of any transport: its `transport` tells which `Io` it is started with. */
export type AnyDriver = { [T in Transport]: Driver<T> }[Transport];

/** Every driver, by the name that is stored of it. */
export const DRIVERS = {
  buzz,
  iclicker,
  sunvote,
  quizbox,
  kirkman,
  lines,
  gamepad,
  gamepadBuzz,
  gamepadButtons,
  keyboardRows,
  keyboardHalves,
  keyboardButtons,
  presenter,
  midiPads,
  midiChannels,
} as const satisfies Record<DriverId, AnyDriver>;

export const DRIVER_IDS: readonly DriverId[] = keysOf(DRIVERS);

/** Drivers that a device may be for, those that know it surely first. */
export function driversFor(info: DeviceInfo): AnyDriver[] {
  const drivers: AnyDriver[] = DRIVER_IDS.map((id) => DRIVERS[id]);
  const matching = (match: 'sure' | 'maybe') => drivers.filter((driver) => driver.match(info) === match);
  return [...matching('sure'), ...matching('maybe')];
}
