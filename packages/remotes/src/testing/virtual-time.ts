import { setImmediate } from 'node:timers/promises';

/** A clock that goes only when a test lets it, and those who wait for it. */
export class VirtualTime {
  nowMs = 0;
  readonly #lateMs: number;
  #waiting: { atMs: number; resolve: () => void }[] = [];

  /** `lateMs`: so much later than asked everybody is woken. */
  constructor(lateMs = 0) {
    this.#lateMs = lateMs;
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ atMs: this.nowMs + ms + this.#lateMs, resolve }));
  }

  /** Lets time pass; whoever waits wakes in order, and does all it has to before the next one wakes. */
  async pass(ms: number): Promise<void> {
    const endMs = this.nowMs + ms;
    for (;;) {
      await setImmediate();
      const next = this.#waiting.reduce<{ atMs: number; resolve: () => void } | null>(
        (first, one) => (one.atMs <= endMs && (first === null || one.atMs < first.atMs) ? one : first),
        null,
      );
      if (next === null) break;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.resolve();
    }
    this.nowMs = endMs;
  }
}
