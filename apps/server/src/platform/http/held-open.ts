/**
 * What stays open in somebody's name after its first call: screens of rooms, uploads under way. When sessions have
 * ended, each asks again whose it is, and closes itself when it is nobody's any more.
 */
export class HeldOpen {
  readonly #asked = new Set<() => Promise<unknown>>();
  #asking = false;
  #endings = 0;
  #again = false;

  /** How often sessions have ended: a number that has moved tells that what was asked before is to be asked again. */
  get endings(): number {
    return this.#endings;
  }

  /** Something was opened; `askAgain` closes it when it has to. Gives the way to forget it. */
  add(askAgain: () => Promise<unknown>): () => void {
    this.#asked.add(askAgain);
    return () => this.#asked.delete(askAgain);
  }

  /** Sessions have ended. Many at once are one asking, and one more for those that came meanwhile. */
  sessionsEnded(): void {
    this.#endings += 1;
    this.#again = true;
    if (!this.#asking) void this.#askAll();
  }

  async #askAll(): Promise<void> {
    this.#asking = true;
    while (this.#again) {
      this.#again = false;
      // What fails is asked again by its own clock.
      await Promise.allSettled([...this.#asked].map((askAgain) => askAgain()));
    }
    this.#asking = false;
  }
}
