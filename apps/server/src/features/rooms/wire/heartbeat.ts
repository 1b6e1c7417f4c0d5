import { CLOSE, WIRE_DEAD_MS, PING_EVERY_MS } from '@qc/contract';
import type { ServerEnd } from './server-end.ts';
import type { Timers } from '@qc/engine/live/timers';

/** Every wire is looked at this often, ms. */
const ROUND_MS = 1000;
/** Wires looked at in one go. */
const SLICE = 100;
/** A page says who it is within this time, ms. */
const HELLO_WITHIN_MS = 5000;

/** What is looked at of a wire. */
export type Watched = Pick<ServerEnd, 'wire' | 'heardAtMs' | 'openedAtMs' | 'greeted'>;

/** Finds dead wires: asks the silent ones for a sign of life, ends those that give none. */
export class Heartbeat {
  readonly #timers: Timers;
  readonly #ends = new Set<Watched>();
  #cancel: (() => void) | null = null;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  add(end: Watched): void {
    this.#ends.add(end);
  }

  remove(end: Watched): void {
    this.#ends.delete(end);
  }

  /**
   * Begins a round. A hall that answered at one instant falls silent at one instant: asked in one go, with its replies,
   * it would hold up every room for a fifth of a second. So a round is spread over its whole time.
   */
  start(): void {
    const all = [...this.#ends];
    const slices = Math.max(1, Math.ceil(all.length / SLICE));
    const goOn = (done: number): void => {
      if (done === slices) return this.start();
      this.#cancel = this.#timers.after(ROUND_MS / slices, () => {
        for (const end of all.slice(done * SLICE, (done + 1) * SLICE)) look(end, this.#timers.counterMs());
        goOn(done + 1);
      });
    };
    goOn(0);
  }

  /** Ends its rounds and every wire. */
  stop(): void {
    this.#cancel?.();
    for (const { wire } of this.#ends) wire.terminate();
  }
}

function look(end: Watched, now: number): void {
  const silentMs = now - end.heardAtMs;
  if (silentMs > WIRE_DEAD_MS) end.wire.terminate();
  else if (!end.greeted && now - end.openedAtMs > HELLO_WITHIN_MS) end.wire.close(CLOSE.policy);
  else if (silentMs > PING_EVERY_MS) end.wire.ping();
}
