export type {
  Abilities,
  DeviceEvent,
  DeviceInfo,
  DeviceState,
  Driver,
  DriverId,
  Heard,
  KeyPress,
  Lamp,
  Lamps,
  Match,
  Press,
  Question,
  Session,
  UsbFilter,
} from './driver.ts';
export { type AnyDriver, DRIVER_IDS, DRIVERS, driversFor } from './drivers.ts';
export type { Bytes, Inputs, Io, KeyStroke, Line, PadState, Transport } from './io.ts';
export { keptNames, remoteHere, remoteOfNumber } from './kept-names.ts';
export { measureRollover, NO_KEYS, type Rollover } from './keyboard/rollover.ts';
export { ROW_PLAYERS, HALF_ROW_PLAYERS, BUTTON_PLAYERS, PRESENTER, type KeyProfile } from './keyboard/profiles.ts';
export { PressLine, type PressWay } from './press-line.ts';
export { REMOTE_KEYS, type RemoteKey } from './remote-keys.ts';
