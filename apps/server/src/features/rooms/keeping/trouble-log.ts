import type { Logger } from 'pino';

/** What goes on failing is said again this often, ms. */
const AGAIN_MS = 60_000;

/** Says that something done again and again fails: when it begins, once a minute while it goes on, and when it is over. */
export class TroubleLog {
  readonly #log: Pick<Logger, 'error' | 'info'>;
  readonly #what: string;
  #failures = 0;
  #saidAtMs = 0;

  constructor(log: Pick<Logger, 'error' | 'info'>, what: string) {
    this.#log = log;
    this.#what = what;
  }

  /** It failed once more. */
  failed(error: unknown, nowMs: number): void {
    this.#failures += 1;
    if (this.#failures > 1 && nowMs - this.#saidAtMs < AGAIN_MS) return;
    this.#saidAtMs = nowMs;
    this.#log.error({ err: error, failures: this.#failures }, `${this.#what} failed`);
  }

  /** It was done. */
  worked(): void {
    if (this.#failures > 0) this.#log.info({ failures: this.#failures }, `${this.#what} works again`);
    this.#failures = 0;
  }
}
