import type { Scene } from './scene.ts';
import type { Rng } from './rng.ts';

/**
 * What becomes of one call to the store: done, failed and not done, done although it seems failed, or seemingly failed
 * and done a while after that, as where a database goes on with what a broken connection has asked for.
 */
export type Fate = 'done' | 'failed' | 'lostReply' | 'late';

/** How the store is doing. Chaos makes it ill; the simulated store asks. */
export class StoreHealth {
  readonly #scene: Scene;
  readonly #rng: Rng;
  /** Calls run one after another, as in a file of SQLite, or side by side, as on PostgreSQL. */
  readonly inOrder: boolean;
  #slowUntilMs = 0;
  #fullUntilMs = 0;
  #goneUntilMs = 0;
  #failIn = 0;
  #failHow: Fate = 'failed';
  #isHealed = false;
  #failsNextAppend = false;
  /** On some databases of the kind that works side by side. */
  readonly #isLate: boolean;
  #lateCount = 0;
  /** Virtual time at which it last was not as it should be. */
  illAtMs = -Infinity;

  /** `isShared`: by several servers, as a file of SQLite never is. */
  constructor(scene: Scene, isShared: boolean) {
    this.#scene = scene;
    this.#rng = scene.rng.fork();
    this.inOrder = this.#rng.chance(0.5) && !isShared;
    this.#isLate = !this.inOrder && scene.seed % 3 !== 0;
  }

  /** Writes take long for a while. */
  slow(forMs: number): void {
    this.#slowUntilMs = this.#scene.time.nowMs + forMs;
  }

  /** The disk is full: nothing can be written for a while. */
  fillDisk(forMs: number): void {
    this.#fullUntilMs = this.#scene.time.nowMs + forMs;
  }

  /** The database is gone for a while. */
  leave(forMs: number): void {
    this.#goneUntilMs = this.#scene.time.nowMs + forMs;
  }

  /** The n-th call from now fails. */
  failNth(n: number, how: Fate): void {
    this.#failIn = n;
    this.#failHow = how;
  }

  /**
   * A process begins. Some seeds have a disk that fails its first write to the journal: what rooms note when they come
   * back. The other seeds are what they were before there was one.
   */
  processBegins(): void {
    this.#failsNextAppend = !this.#isHealed && this.#scene.seed % 9 === 7;
  }

  /** All is well again. */
  heal(): void {
    this.#isHealed = true;
    this.#failsNextAppend = false;
    this.#slowUntilMs = this.#fullUntilMs = this.#goneUntilMs = this.#failIn = 0;
  }

  /** What becomes of the next write to the journal. */
  appendFate(): Fate {
    const fate = this.fate(true);
    if (this.#failsNextAppend) {
      this.#failsNextAppend = false;
      return 'failed';
    }
    return fate === 'failed' && this.#isLate && !this.#isHealed ? 'late' : fate;
  }

  /** How long after it seemed to have failed a write is done all the same. */
  lateMs(): number {
    this.#lateCount += 1;
    return 20 + ((this.#scene.seed * 37 + this.#lateCount * 211) % 1700);
  }

  /** What becomes of the next call. */
  fate(isWrite: boolean): Fate {
    const fate = this.#fate(isWrite);
    if (fate !== 'done' || this.#scene.time.nowMs < this.#slowUntilMs) this.illAtMs = this.#scene.time.nowMs;
    return fate;
  }

  #fate(isWrite: boolean): Fate {
    const now = this.#scene.time.nowMs;
    if (now < this.#goneUntilMs || (isWrite && now < this.#fullUntilMs)) return 'failed';
    if (this.#failIn === 0) return 'done';
    this.#failIn -= 1;
    return this.#failIn === 0 ? this.#failHow : 'done';
  }

  /** How long a call works before it is on disk, and how long until its caller hears of it. */
  times(isWrite: boolean): { workMs: number; replyMs: number } {
    if (isWrite && this.#scene.time.nowMs < this.#slowUntilMs)
      return { workMs: this.#rng.between(100, 900), replyMs: this.#rng.between(10, 400) };
    return { workMs: this.#rng.between(1, 12), replyMs: this.#rng.between(0, 4) };
  }

  /** How many of the calls under way a dying process still gets done. */
  survivors(count: number): boolean[] {
    const kept = this.#rng.below(count + 1);
    return Array.from({ length: count }, (_, at) => (this.inOrder ? at < kept : this.#rng.chance(0.5)));
  }
}
