/** No quartz of a small board runs slower than this against a computer's. */
const DRIFT = 0.0003;
/** Further back than a press that was sent again can be: the device has started anew. */
const RESTART_MS = 10_000;

/**
 * Turns a device's milliseconds into the host's. What took the shortest way tells how the two clocks stand; that is
 * forgotten as slowly as clocks drift apart.
 */
export class DeviceClock {
  #aheadMs = Infinity;
  #lastMs = 0;
  #lastHostMs = 0;

  /** When it was `deviceMs` there, on the host's clock: never later than `arrivalMs`, when that was heard. */
  toHost(deviceMs: number, arrivalMs: number): number {
    if (deviceMs < this.#lastMs - RESTART_MS) this.restart();
    const driftMs = Math.max(0, arrivalMs - this.#lastHostMs) * DRIFT;
    this.#aheadMs = Math.min(arrivalMs - deviceMs, this.#aheadMs + driftMs);
    [this.#lastMs, this.#lastHostMs] = [Math.max(deviceMs, this.#lastMs), arrivalMs];
    return deviceMs + this.#aheadMs;
  }

  /** The device counts from the beginning again. */
  restart(): void {
    [this.#aheadMs, this.#lastMs] = [Infinity, 0];
  }
}
