import type { Timers } from './timers.ts';

/** The shortest pause before a tick that follows a tick at once, so that a room can never spin. */
const TICK_MIN_MS = 1;

/** The one alarm of a room: the engine says when it wants its next tick, the latest word counts. */
export class RoomTimers {
  readonly #timers: Timers;
  readonly #now: () => number;
  readonly #tick: () => void;
  #wakeAtMs: number | null = null;
  #cancel: (() => void) | null = null;

  constructor(timers: Timers, now: () => number, tick: () => void) {
    this.#timers = timers;
    this.#now = now;
    this.#tick = tick;
  }

  /** Sets, moves or (null) takes back the alarm. */
  arm(wakeAtMs: number | null): void {
    if (wakeAtMs === this.#wakeAtMs && this.#cancel) return;
    this.#cancel?.();
    this.#cancel = null;
    this.#wakeAtMs = wakeAtMs;
    if (wakeAtMs === null) return;
    this.#cancel = this.#timers.after(Math.max(TICK_MIN_MS, wakeAtMs - this.#now()), () => {
      this.#cancel = null;
      this.#tick();
    });
  }

  /** Takes the alarm back. */
  stop(): void {
    this.arm(null);
  }
}
