interface Waiting {
  atMs: number;
  order: number;
  wake: () => void;
}

/** A clock that goes on as soon as nobody has anything to do before the next wait ends. */
export class VirtualClock {
  #nowMs: number;
  #order = 0;
  #waiting: Waiting[] = [];

  constructor(startMs = 0) {
    this.#nowMs = startMs;
  }

  readonly nowMs = (): number => this.#nowMs;

  readonly wait = (ms: number): Promise<void> =>
    new Promise((wake) => {
      this.#waiting.push({ atMs: this.#nowMs + Math.max(0, ms), order: (this.#order += 1), wake });
    });

  /**
   * Lets time pass until `all` has come. `settle` waits until everything that can be done now is done. Throws when
   * everybody waits for something that is no time.
   */
  async run<T>(all: Promise<T>, settle: () => Promise<void>): Promise<T> {
    let isOver = false;
    const ended = all.finally(() => (isOver = true));
    ended.catch(() => {});
    for (;;) {
      await settle();
      if (isOver) return ended;
      this.#waiting.sort((a, b) => a.atMs - b.atMs || a.order - b.order);
      const next = this.#waiting.shift();
      if (next === undefined) throw new Error('nobody waits for the clock');
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.wake();
    }
  }
}
