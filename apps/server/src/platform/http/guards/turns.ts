/** Lets one go on in each turn of the event loop, in the order they came: whatever else is ready comes in between. */
export class Turns {
  readonly #max: number;
  readonly #waiting = new Set<() => void>();
  #isNear = false;

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Calls `go` in a turn of its own, unless the given function is called before (again, or later: nothing happens);
   * null: too many wait.
   */
  take(go: () => void): (() => void) | null {
    if (this.#waiting.size >= this.#max) return null;
    const place = () => go();
    this.#waiting.add(place);
    this.#bringNear();
    return () => void this.#waiting.delete(place);
  }

  #bringNear(): void {
    if (this.#isNear || this.#waiting.size === 0) return;
    this.#isNear = true;
    setImmediate(() => {
      this.#isNear = false;
      const [next] = this.#waiting;
      if (next === undefined) return;
      this.#waiting.delete(next);
      this.#bringNear();
      next();
    });
  }
}
