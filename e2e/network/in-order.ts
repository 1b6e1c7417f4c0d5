import { setTimeout as sleep } from 'node:timers/promises';

/** Things that are done later, in the order in which they were asked for, however much longer one waits than the next. */
export class InOrder {
  #last: Promise<unknown> = Promise.resolve();
  #dueAtMs = 0;
  #waiting = 0;

  /** Whether everything was done. */
  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** Does it after so long, ms, or as soon as everything before it is done. */
  after(ms: number, act: () => void): void {
    const dueAtMs = Math.max(this.#dueAtMs, performance.now() + ms);
    this.#dueAtMs = dueAtMs;
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => sleep(Math.max(0, dueAtMs - performance.now())))
      .then(() => {
        this.#waiting -= 1;
        act();
      });
  }
}
