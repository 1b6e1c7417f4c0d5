import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
/** What is told of is between one and two of these old at most. */
const WINDOW_MS = 2 * 60 * 1000;
const NS_PER_MS = 1e6;

/** How long the process is too busy to turn to the next thing. */
export class LoopDelay {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  #beforeMs = 0;
  #timer: NodeJS.Timeout | null = null;

  /** Measures from now on. */
  start(): void {
    this.#histogram.enable();
    this.#timer = setInterval(() => {
      this.#beforeMs = this.#p99Ms();
      this.#histogram.reset();
    }, WINDOW_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#histogram.disable();
  }

  /** 99th percentile of the last minutes, ms. */
  get p99Ms(): number {
    return Math.max(this.#beforeMs, this.#p99Ms());
  }

  #p99Ms(): number {
    if (this.#histogram.count === 0) return 0;
    // The histogram counts the wait that it asks for itself.
    return Math.max(0, Math.round((this.#histogram.percentile(99) / NS_PER_MS - RESOLUTION_MS) * 10) / 10);
  }
}
