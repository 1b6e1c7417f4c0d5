import type { Lamp } from '@qc/contract/live/lamps';
import type { Io, Transport } from './io.ts';
import type { RemoteKey } from './remote-keys.ts';

export type DriverId =
  | 'buzz'
  | 'iclicker'
  | 'sunvote'
  | 'quizbox'
  | 'kirkman'
  | 'lines'
  | 'gamepad'
  | 'gamepadBuzz'
  | 'gamepadButtons'
  | 'keyboardRows'
  | 'keyboardHalves'
  | 'keyboardButtons'
  | 'presenter'
  | 'midiPads'
  | 'midiChannels';

/** What a device can do, as far as a game has to know it. */
export interface Abilities {
  /** Every key that a remote of it may have. */
  keys: readonly RemoteKey[];
  /** Who says when a key was pressed, and how far that may be off. */
  pressTime: { by: 'device' | 'arrival'; resolutionMs: number };
  /** A second press is heard like the first one, so that an answer may be changed. */
  mayChangeAnswer: boolean;
  /** Lamps on the remotes: one that is on or off, or one of many colours. */
  lamps: 'none' | 'single' | 'coloured';
  tellsBattery: boolean;
  /** A remote has a number of its own, the same at every receiver; else it is called by its place at this one. */
  hasOwnNames: boolean;
}

/** What a host knows of a device before it talks to it. */
export type DeviceInfo =
  | { transport: 'hid' | 'serial'; vendorId?: number; productId?: number }
  | { transport: 'gamepad'; buttons: number; axes: number; mapping: string }
  | { transport: 'keys' | 'midi' };

/** USB numbers by which a host may look for devices; without `productId` all of that vendor. */
export interface UsbFilter {
  vendorId: number;
  productId?: number;
}

/** `maybe`: others look the same from outside, so that the operator chooses and the device's own answer confirms it. */
export type Match = 'sure' | 'maybe' | 'no';

/** What is asked now: presses count for it until `disarm`. */
export interface Question {
  /** A name that no other question of the session has. */
  id: string;
  /** The keys that stand for an answer. */
  keys: readonly RemoteKey[];
}

export type { Lamp };
/** Lamps that are lit, by remote: every other one is dark. */
export type Lamps = ReadonlyMap<string, Lamp>;

/**
 * `notAnswering`: nothing comes back, the driver goes on trying. `wrongDevice`: it speaks something else. `gone`: it
 * was pulled out, and the session is over.
 */
export type DeviceState = 'ready' | 'notAnswering' | 'wrongDevice' | 'gone';

/** A key of a remote. */
export interface KeyPress {
  /** The device's own name for the remote, the same every time. Unique within the device only. */
  remote: string;
  key: RemoteKey;
}

/** One key, pressed. */
export interface Press extends KeyPress {
  /** When, on the clock of the host's `now`: by the device where it has a clock, else when it came in. */
  atMs: number;
}

export type DeviceEvent =
  | ({ type: 'press' } & Press)
  /** What is left in a remote, 0 to 100. */
  | { type: 'battery'; remote: string; percent: number }
  | { type: 'state'; state: DeviceState }
  /** The device turned out to have no lamps; all else goes on. */
  | { type: 'noLamps' }
  /** What the device itself complains of, in its own words. */
  | { type: 'complaint'; text: string };

/** Takes what a device has to say, in order; called at no time after `stop`. */
export type Heard = (event: DeviceEvent) => void;

/**
 * One device being talked to. Nothing here throws or rejects, and presses are heard whether a question is asked or not
 * where the device sends them anyway.
 */
export interface Session {
  arm(question: Question): void;
  disarm(): void;
  lamps(lit: Lamps): void;
  /** Ends the session; resolves when the device has been told, after which the host may close it. */
  stop(): Promise<void>;
}

/** What knows one kind of device. */
export interface Driver<T extends Transport> {
  id: DriverId;
  transport: T;
  /** For the browser's list of devices; empty: there is none, or none can be named. */
  usb: readonly UsbFilter[];
  /** Of a serial line, with 8 data bits, no parity, 1 stop bit. */
  baudRate?: number;
  abilities: Abilities;
  /** Written from descriptions alone: say so where it is offered. */
  isExperimental: boolean;
  match(info: DeviceInfo): Match;
  /** Begins to talk. The host opens the device before and closes it after `stop`. */
  start(io: Io<T>, heard: Heard): Session;
}

/** `sure` for devices with one of these USB numbers on this transport. */
export function matchUsb(transport: 'hid' | 'serial', usb: readonly UsbFilter[], found: Match): Driver<'hid'>['match'] {
  return (info) => {
    if (info.transport !== transport) return 'no';
    const isIt = ({ vendorId, productId }: UsbFilter) =>
      vendorId === info.vendorId && (productId === undefined || productId === info.productId);
    return usb.some(isIt) ? found : 'no';
  };
}
