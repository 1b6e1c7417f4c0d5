import type { Timers } from './timers.ts';

/** The clock is looked at at least this often, ms. */
const BEAT_MS = 500;
/** Not looked at for longer, the process was stopped or its machine slept, ms. */
const STALL_MS = 3000;

/**
 * The time of day for live play, ms since 1970. While any clock runs on the screens it goes on as the machine's counter
 * does, whatever the wall clock is set to, and stands still while the process does: nobody's time is cut or stretched by
 * a corrected clock or a laptop that slept. As soon as none runs it is the wall clock again.
 */
export class SteadyClock {
  readonly #wall: () => number;
  readonly #timers: Timers;
  readonly #running: (() => boolean)[] = [];
  #aheadMs: number;
  #seenMs: number;
  #cancel: () => void = () => undefined;

  constructor(wall: () => number, timers: Timers) {
    this.#wall = wall;
    this.#timers = timers;
    this.#seenMs = timers.counterMs();
    this.#aheadMs = wall() - this.#seenMs;
  }

  now(): number {
    const counterMs = this.#timers.counterMs();
    if (counterMs - this.#seenMs > STALL_MS) this.#aheadMs -= counterMs - this.#seenMs;
    this.#seenMs = counterMs;
    return Math.round(counterMs + this.#aheadMs);
  }

  /** Adds a word on whether clocks run on screens now. */
  steadyWhile(isRunning: () => boolean): void {
    this.#running.push(isRunning);
  }

  /** Begins to look, so that a standstill is noticed. */
  start(): void {
    this.#cancel = this.#timers.after(BEAT_MS, () => {
      this.now();
      if (!this.#running.some((isRunning) => isRunning())) this.#aheadMs = this.#wall() - this.#seenMs;
      this.start();
    });
  }

  /** Looks no more. */
  stop(): void {
    this.#cancel();
  }
}
