/** Counts bytes that lie in memory, by whose they are. */
export class BytesAtOnce {
  readonly #max: number;
  readonly #held = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Takes room for bytes until the given function is called (again: nothing happens); null: there is none. */
  take(key: string, bytes: number): (() => void) | null {
    const held = this.#held.get(key) ?? 0;
    if (held > 0 && held + bytes > this.#max) return null;
    this.#held.set(key, held + bytes);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const left = (this.#held.get(key) ?? bytes) - bytes;
      if (left > 0) this.#held.set(key, left);
      else this.#held.delete(key);
    };
  }
}
