import type { Timers } from '@qc/engine/live/timers';

/** Pages that come or go before other work gets a turn. */
const AT_ONCE = 2;

/**
 * Turns when thousands go or come back at one instant: a few at a time, in the order in which they came, with a
 * turn of the event loop between them, so that answers and presses of rooms to which nothing happened go between. A
 * single page does not wait.
 */
export class Turns {
  readonly #timers: Pick<Timers, 'soon'>;
  readonly #waiting: (() => void)[] = [];
  #left = AT_ONCE;
  #turning = false;

  constructor(timers: Pick<Timers, 'soon'>) {
    this.#timers = timers;
  }

  /** Lets a page pass now, or after those who were here before. */
  pass(page: () => void): void {
    if (this.#left === 0) return void this.#waiting.push(page);
    this.#left -= 1;
    this.#turnLater();
    page();
  }

  #turnLater(): void {
    if (this.#turning) return;
    this.#turning = true;
    this.#timers.soon(() => this.#turn());
  }

  #turn(): void {
    this.#turning = false;
    const next = this.#waiting.splice(0, AT_ONCE);
    this.#left = AT_ONCE - next.length;
    if (next.length > 0) this.#turnLater();
    for (const page of next) page();
  }
}
