/** How many links are written to before other work gets a turn. */
export const SLICE = 250;

type Job = () => boolean;

/**
 * A room's outgoing queue: jobs run in order, each in slices with a turn of the event loop between them, so that one
 * room of five thousand does not hold up the others.
 */
export class FanOut {
  #jobs: Job[] = [];
  #running = false;

  /** Writes to every target; the first slice at once when nothing is waiting. */
  each<T>(targets: readonly T[], write: (target: T) => void): void {
    if (targets.length === 0) return;
    let at = 0;
    this.#jobs.push(() => {
      const end = Math.min(at + SLICE, targets.length);
      for (; at < end; at += 1) {
        const target = targets[at];
        if (target !== undefined) write(target);
      }
      return at >= targets.length;
    });
    if (this.#running) return;
    this.#running = true;
    this.#turn();
  }

  #turn(): void {
    const job = this.#jobs[0];
    if (!job) {
      this.#running = false;
      return;
    }
    if (job()) this.#jobs.shift();
    if (this.#jobs.length === 0) this.#running = false;
    else setImmediate(() => this.#turn());
  }
}
