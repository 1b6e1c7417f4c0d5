/** What goes out to a device: bytes of their own, as browsers demand them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A key of a keyboard going down or up. */
export interface KeyStroke {
  /** Place of the key whatever the layout, as browsers name it: `KeyA`, `Digit1`. */
  code: string;
  isDown: boolean;
  /** Sent by the keyboard itself because the key is held. */
  isRepeat: boolean;
}

/** A gamepad as it stands at one moment. */
export interface PadState {
  /** Whether each button is down, by its number. */
  buttons: readonly boolean[];
}

/** What a host hands over of each kind of connection: a report, a piece of a stream, one message, one stroke, one state. */
export interface Inputs {
  hid: Uint8Array;
  serial: Uint8Array;
  midi: Uint8Array;
  keys: KeyStroke;
  gamepad: PadState;
}
export type Transport = keyof Inputs;

/** What a driver may do beside listening. It has no other clock, no other timer and no other way out. */
export interface Line {
  /** Writes a report or a piece of a stream; rejects when the device does not take it. `reportId` is 0 where a device has none. */
  write(bytes: Bytes, reportId?: number): Promise<void>;
  /** Called once, when the device has been pulled out. */
  onGone(listener: () => void): void;
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Resolves after `ms` milliseconds of that clock, and never rejects. */
  wait(ms: number): Promise<void>;
}

/** One device as its host hands it to one session of a driver. */
export interface Io<T extends Transport> extends Line {
  /** `atMs`: when the input came, on the clock of `now`; where the system knows it exactly, then that. */
  onData(listener: (input: Inputs[T], atMs: number) => void): void;
}
