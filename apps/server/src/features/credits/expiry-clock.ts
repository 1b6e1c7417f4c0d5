import type { Platform } from '#platform/platform';
import { expireDue } from './expire-due.ts';

const LOOK_EVERY_MS = 60 * 1000;

/** Expires what is due, every minute. A start does not wait for it: it expires what is due in its own pot itself. */
export class ExpiryClock {
  readonly #platform: Platform;
  #timer: NodeJS.Timeout | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #stopping = false;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Looks now, and every minute from here on. */
  start(): void {
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
  }

  /** Ends the job; the pot under way is finished first. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#turn;
  }

  #look(): void {
    this.#turn = this.#turn
      .then(() => expireDue(this.#platform, () => this.#stopping))
      .catch((error: unknown) =>
        this.#platform.log.error({ err: error }, 'credits could not be expired; it is tried again in a minute'),
      );
  }
}
