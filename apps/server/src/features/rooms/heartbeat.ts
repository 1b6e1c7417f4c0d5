import { CLOSE, LINK_DEAD_MS, PING_EVERY_MS } from '@qc/contract';
import type { Connection } from './connection.ts';
import { FanOut, FanOutTurns } from './fan-out.ts';
import type { Timers } from './timers.ts';

/** Connections are looked at this often, ms. */
const ROUND_MS = 1000;
/** A page says who it is within this time, ms. */
const HELLO_WITHIN_MS = 5000;

/** Finds dead links: asks the silent ones for a sign of life, ends those that give none. */
export class Heartbeat {
  readonly #timers: Timers;
  readonly #now: () => number;
  readonly #connections = new Set<Connection>();
  /** Thousands who fell silent together are asked in slices: in one go every room would stand still for it. */
  readonly #slices: FanOut;
  #cancel: (() => void) | null = null;

  constructor(timers: Timers, now: () => number) {
    this.#timers = timers;
    this.#now = now;
    this.#slices = new FanOut(new FanOutTurns(timers));
  }

  add(connection: Connection): void {
    this.#connections.add(connection);
  }

  remove(connection: Connection): void {
    this.#connections.delete(connection);
  }

  start(): void {
    this.#cancel = this.#timers.after(ROUND_MS, () => {
      this.#slices.each([...this.#connections], (connection) => look(connection, this.#now()));
      this.start();
    });
  }

  /** Ends its rounds and every link. */
  stop(): void {
    this.#cancel?.();
    for (const { link } of this.#connections) link.terminate();
  }
}

function look(connection: Connection, now: number): void {
  const silentMs = now - connection.heardAtMs;
  if (silentMs > LINK_DEAD_MS) connection.link.terminate();
  else if (!connection.greeted && now - connection.openedAtMs > HELLO_WITHIN_MS) connection.link.close(CLOSE.policy);
  else if (silentMs > PING_EVERY_MS) connection.link.ping();
}
