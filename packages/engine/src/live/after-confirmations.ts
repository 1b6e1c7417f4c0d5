import type { Timers } from './timers.ts';

/** How often it is looked whether answers still wait for the disk, ms. */
const LOOK_EVERY_MS = 10;
/** Looks after which nothing waits any longer. */
const LOOKS_MAX = 25;

/** Calls what may come after the confirmations. */
export interface Later {
  /** Calls once, now or later, in the order of adding. */
  add(call: () => void): void;
}

/** Where a room has one player there is nobody to wait for. */
export const atOnce: Later = { add: (call) => call() };

/**
 * What may come after the confirmations: thousands may answer at one instant, and each of them waits for the own
 * confirmation first. Comes at once where nobody waits, and within 250 ms in any case.
 */
export class AfterConfirmations implements Later {
  readonly #timers: Pick<Timers, 'after'>;
  readonly #areWaited: () => boolean;
  #put: { call: () => void; looks: number }[] = [];

  /** `areWaited`: whether confirmations are still to come. */
  constructor(timers: Pick<Timers, 'after'>, areWaited: () => boolean) {
    this.#timers = timers;
    this.#areWaited = areWaited;
  }

  add(call: () => void): void {
    if (this.#put.length === 0) {
      if (!this.#areWaited()) return call();
      this.#lookSoon();
    }
    this.#put.push({ call, looks: LOOKS_MAX });
  }

  #lookSoon(): void {
    this.#timers.after(LOOK_EVERY_MS, () => {
      const calm = !this.#areWaited();
      for (const one of this.#put) one.looks -= 1;
      const due = this.#put.filter(({ looks }) => calm || looks === 0);
      // Who came first is due first: the rest stays in order.
      this.#put = this.#put.slice(due.length);
      if (this.#put.length > 0) this.#lookSoon();
      for (const { call } of due) call();
    });
  }
}
