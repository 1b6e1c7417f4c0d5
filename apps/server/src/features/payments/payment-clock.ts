import type { PaymentDesk } from './payment-desk.ts';
import { reconcileOrders } from './reconcile-orders.ts';

const LOOK_EVERY_MS = 60 * 1000;

/** Puts payments right, every minute. */
export class PaymentClock {
  readonly #desk: PaymentDesk;
  #timer: NodeJS.Timeout | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #busy = false;
  #stopping = false;

  constructor(desk: PaymentDesk) {
    this.#desk = desk;
  }

  /** Looks now, for what an earlier process left, and every minute from here on. */
  start(): void {
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Ends the job; the order under way is finished first. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#turn;
  }

  #look(): void {
    // A turn may take longer than a minute when the provider is slow; they do not pile up.
    if (this.#busy || this.#stopping) return;
    this.#busy = true;
    this.#turn = reconcileOrders(this.#desk, () => this.#stopping)
      .catch((error: unknown) =>
        this.#desk.platform.log.error({ err: error }, 'payments could not be put right; it is tried again in a minute'),
      )
      .finally(() => {
        this.#busy = false;
      });
  }
}
