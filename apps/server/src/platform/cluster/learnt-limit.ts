import { type BucketSize, TokenBuckets } from '../http/token-bucket.ts';
import { type LimitGround, type SharedLimit, sharedBucket } from './shared-limit.ts';

/** Most keys remembered that others have used up. */
const KEYS_MAX = 10_000;

/**
 * A limit for what cannot wait: it judges at once by what this server has counted, and learns after each use whether all
 * servers together have used the key up. While nobody can be asked this server's own count stands.
 */
export class LearntLimit {
  readonly #own: TokenBuckets;
  readonly #all: SharedLimit | null;
  /** By key: used up until then, by the machine's counter. */
  readonly #heldUntilMs = new Map<string, number>();
  #asking: Promise<unknown> = Promise.resolve();

  /** `ground`: of several servers; null: this one is alone. */
  constructor(ground: LimitGround | null, name: string, size: BucketSize, now: () => number) {
    this.#own = new TokenBuckets(size, now);
    this.#all = ground === null || ground.cluster.isAlone ? null : sharedBucket(ground, name, size);
  }

  /** Whether a use would be refused now. */
  isEmpty(key: string): boolean {
    const heldUntilMs = this.#heldUntilMs.get(key);
    if (heldUntilMs !== undefined && performance.now() < heldUntilMs) return true;
    return this.#own.isEmpty(key);
  }

  /** Counts a use. */
  take(key: string): void {
    this.#own.take(key);
    if (this.#all === null) return;
    const asked = this.#all.take(key).then(
      (waitMs) => this.#learn(key, waitMs),
      () => undefined,
    );
    const before = this.#asking;
    this.#asking = asked.then(() => before);
  }

  /** When everything that was counted so far is known to the others. */
  async settled(): Promise<void> {
    await this.#asking;
  }

  #learn(key: string, waitMs: number): void {
    if (waitMs === 0) return;
    const nowMs = performance.now();
    this.#heldUntilMs.delete(key);
    this.#heldUntilMs.set(key, nowMs + waitMs);
    if (this.#heldUntilMs.size <= KEYS_MAX) return;
    for (const [known, untilMs] of this.#heldUntilMs) if (untilMs <= nowMs) this.#heldUntilMs.delete(known);
    for (const known of this.#heldUntilMs.keys()) {
      if (this.#heldUntilMs.size <= KEYS_MAX / 2) break;
      this.#heldUntilMs.delete(known);
    }
  }
}
