/** Most keys remembered; beyond, those whose time is over are forgotten first, then the oldest. */
const KEYS_MAX = 100_000;

/**
 * Counts tries per key: at most `most` in any stretch of `windowMs`, however they are spread. In memory: a restart
 * forgives, which is harmless at these sizes.
 */
export class TryWindow {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #tries = new Map<string, number[]>();

  constructor({ most, windowMs }: { most: number; windowMs: number }, now: () => number) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Takes one try: 0 when granted, otherwise milliseconds until one is free again. */
  take(key: string): number {
    const nowMs = this.#now();
    const recent = (this.#tries.get(key) ?? []).filter((atMs) => nowMs - atMs < this.#windowMs);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= this.#most) return oldest + this.#windowMs - nowMs;
    if (!this.#tries.has(key) && this.#tries.size >= KEYS_MAX) this.#forget(nowMs);
    this.#tries.set(key, [...recent, nowMs]);
    return 0;
  }

  /** Gives the last try back, because it turned out right. */
  giveBack(key: string): void {
    const left = this.#tries.get(key)?.slice(0, -1) ?? [];
    if (left.length > 0) this.#tries.set(key, left);
    else this.#tries.delete(key);
  }

  #forget(nowMs: number): void {
    for (const [key, tries] of this.#tries) {
      if (tries.every((atMs) => nowMs - atMs >= this.#windowMs)) this.#tries.delete(key);
    }
    if (this.#tries.size < KEYS_MAX) return;
    for (const key of [...this.#tries.keys()].slice(0, KEYS_MAX / 2)) this.#tries.delete(key);
  }
}
