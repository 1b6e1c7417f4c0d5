import type { Bytes, Inputs, Io, Transport } from '@qc/remotes';

/** The page's end of a device: the driver listens at `io`, the page tells it what comes in and that the device is gone. */
export interface PageLine<T extends Transport> {
  io: Io<T>;
  tell(input: Inputs[T], atMs: number): void;
  gone(): void;
}

/** A line by the page's own clock and timers. `write`: how bytes get to the device. */
export function pageLine<T extends Transport>(write: (bytes: Bytes, reportId: number) => Promise<void>): PageLine<T> {
  let hear: (input: Inputs[T], atMs: number) => void = () => undefined;
  let leave: () => void = () => undefined;
  return {
    io: {
      write: (bytes, reportId = 0) => write(bytes, reportId),
      onData: (listener) => {
        hear = listener;
      },
      onGone: (listener) => {
        leave = listener;
      },
      now: () => performance.now(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    tell: (input, atMs) => hear(input, atMs),
    gone: () => leave(),
  };
}

/** For what cannot be written to. */
export async function deaf(): Promise<void> {
  throw new Error('nothing can be written to this device');
}
