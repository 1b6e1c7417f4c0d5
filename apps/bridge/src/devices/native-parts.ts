import { createRequire } from 'node:module';

/** As much of `node-hid` as is used here. */
export interface HidPart {
  devicesAsync(): Promise<
    { path?: string | undefined; vendorId: number; productId: number; product?: string | undefined }[]
  >;
  HIDAsync: { open(path: string): Promise<HidHandle> };
}
export interface HidHandle {
  on(event: 'data', listener: (bytes: Uint8Array) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  /** Begins with the number of the report. */
  write(bytes: number[]): Promise<number>;
  close(): Promise<void>;
}

/** As much of `serialport` as is used here. */
export interface SerialPart {
  SerialPort: {
    new (options: { path: string; baudRate: number; autoOpen: false }): SerialHandle;
    list(): Promise<{ path: string; manufacturer?: string | undefined; serialNumber?: string | undefined }[]>;
  };
}
export interface SerialHandle {
  open(done: (error: Error | null) => void): void;
  on(event: 'data', listener: (bytes: Uint8Array) => void): unknown;
  on(event: 'close' | 'error', listener: () => void): unknown;
  write(bytes: Uint8Array, done: (error: Error | null | undefined) => void): unknown;
  close(done: () => void): void;
}

/** A part that is built for each system, or why it could not be loaded. */
export type Part<T> = { part: T } | { missing: string };

const load = createRequire(import.meta.url);

/** The part that reaches USB devices. */
export function loadHid(): Part<HidPart> {
  return attempt(() => load('node-hid'));
}

/** The part that reaches serial ports. */
export function loadSerial(): Part<SerialPart> {
  return attempt(() => load('serialport'));
}

/** They come beside the bridge where npm could install them; without one of them the other still works. */
function attempt<T>(get: () => T): Part<T> {
  try {
    return { part: get() };
  } catch (error) {
    return { missing: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}
