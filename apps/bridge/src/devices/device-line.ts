import type { Io } from '@qc/remotes';
import type { Machine, RawDevice } from './machine.ts';

/** A device of this machine as its driver knows it. */
export function deviceLine(device: RawDevice, { now, wait }: Pick<Machine, 'now' | 'wait'>): Io<'hid'> & Io<'serial'> {
  return {
    write: (bytes, reportId = 0) => device.write(bytes, reportId),
    onData: (listener) => device.onData((bytes) => listener(bytes, now())),
    onGone: (listener) => device.onGone(listener),
    now,
    wait,
  };
}
