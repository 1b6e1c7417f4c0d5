import type { Timers } from '#features/rooms';

/** A clock that moves only when told to, with its timers. */
export class FakeClock implements Timers {
  #now: number;
  #timers: { atMs: number; call: () => void }[] = [];

  constructor(startMs = 1_800_000_000_000) {
    this.#now = startMs;
  }

  now(): number {
    return this.#now;
  }

  counterMs(): number {
    return this.#now;
  }

  after(delayMs: number, call: () => void): () => void {
    const timer = { atMs: this.#now + Math.max(0, delayMs), call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** At once: a test sees what was sent right after what sends it. */
  soon(call: () => void): void {
    call();
  }

  /** Moves on; what falls due is called at its own time, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = this.#timers.filter((timer) => timer.atMs <= end).sort((a, b) => a.atMs - b.atMs)[0];
      if (!due) break;
      this.#timers = this.#timers.filter((timer) => timer !== due);
      this.#now = Math.max(this.#now, due.atMs);
      due.call();
    }
    this.#now = end;
  }
}
