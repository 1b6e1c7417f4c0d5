/** Size of one kind of limit: `burst` at once, refilled evenly over `everyMs`. */
export interface BucketSize {
  burst: number;
  everyMs: number;
}

interface Bucket {
  left: number;
  atMs: number;
}

/** Most keys remembered; beyond, full buckets are forgotten first, then the oldest. */
const KEYS_MAX = 100_000;

/** Counts uses per key. Kept in memory: a restart forgives, which is harmless at these sizes. */
export class TokenBuckets {
  readonly #size: BucketSize;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(size: BucketSize, now: () => number) {
    this.#size = size;
    this.#now = now;
  }

  /** Keys remembered now. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one use, or several: 0 when granted, otherwise milliseconds until as many are free. */
  take(key: string, uses = 1): number {
    const bucket = this.#filled(key);
    if (bucket.left >= uses) {
      bucket.left -= uses;
      return 0;
    }
    return Math.ceil(((uses - bucket.left) * this.#size.everyMs) / this.#size.burst);
  }

  /** Whether a use would be refused now. Asking leaves nothing behind. */
  isEmpty(key: string): boolean {
    return this.#buckets.has(key) && this.#filled(key).left < 1;
  }

  /** Uses that were granted elsewhere: they count here, as far as there are any left. */
  spend(key: string, uses: number): void {
    const bucket = this.#filled(key);
    bucket.left = Math.max(0, bucket.left - uses);
  }

  /** Gives one use back, for a use that turned out not to count. */
  giveBack(key: string): void {
    const bucket = this.#filled(key);
    bucket.left = Math.min(this.#size.burst, bucket.left + 1);
  }

  #filled(key: string): Bucket {
    const atMs = this.#now();
    const known = this.#buckets.get(key);
    if (known !== undefined) {
      const gained = (Math.max(0, atMs - known.atMs) * this.#size.burst) / this.#size.everyMs;
      known.left = Math.min(this.#size.burst, known.left + gained);
      known.atMs = atMs;
      return known;
    }
    if (this.#buckets.size >= KEYS_MAX) this.#forget(atMs);
    const fresh = { left: this.#size.burst, atMs };
    this.#buckets.set(key, fresh);
    return fresh;
  }

  #forget(atMs: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (atMs - bucket.atMs >= this.#size.everyMs) this.#buckets.delete(key);
    }
    if (this.#buckets.size < KEYS_MAX) return;
    for (const key of [...this.#buckets.keys()].slice(0, KEYS_MAX / 2)) this.#buckets.delete(key);
  }
}
