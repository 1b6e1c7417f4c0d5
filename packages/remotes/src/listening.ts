import type { Heard, KeyPress, Session } from './driver.ts';
import type { Inputs, Io, Transport } from './io.ts';
import { SessionLife } from './session-life.ts';

/** A session with a device that is told nothing: `read` makes presses of what comes in. */
export function startListening<T extends Transport>(
  io: Io<T>,
  heard: Heard,
  read: (input: Inputs[T]) => readonly KeyPress[],
): Session {
  const life = new SessionLife(io, heard);
  io.onData((input, atMs) => {
    for (const press of read(input)) life.press({ ...press, atMs });
  });
  life.tell('ready');
  return { arm: () => {}, disarm: () => {}, lamps: () => {}, stop: () => life.end() };
}
