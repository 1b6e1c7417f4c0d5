import type { Scene } from '../scene.ts';

/**
 * When something of one process happens. While it stands still its events wait, and then come all at once, in their
 * order; its counter may stand as well, as on a machine that is moved or put to sleep.
 */
export class ProcessClock {
  readonly #scene: Scene;
  #isPaused = false;
  #isOver = false;
  #late: (() => void)[] = [];
  #pausedAtMs = 0;
  #counterStands = false;
  /** For how long the counter has stood in all pauses so far. */
  #stoodMs = 0;
  /** Virtual time at which it went on last. */
  awakeSinceMs = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.awakeSinceMs = scene.time.nowMs;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Virtual time at which the pause began. */
  get pausedAtMs(): number {
    return this.#pausedAtMs;
  }

  /** What never jumps within the process. */
  counterMs(): number {
    const standsMs = this.#isPaused && this.#counterStands ? this.#scene.time.nowMs - this.#pausedAtMs : 0;
    return this.#scene.time.nowMs - this.#stoodMs - standsMs;
  }

  /** Runs something of the process now, or when it goes on. */
  run(call: () => void): void {
    if (this.#isPaused) this.#late.push(call);
    else if (!this.#isOver) call();
  }

  /** Nothing happens any more until it goes on. */
  pause(counterStands: boolean): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    this.#counterStands = counterStands;
    this.#pausedAtMs = this.#scene.time.nowMs;
  }

  resume(): void {
    if (!this.#isPaused) return;
    const { time } = this.#scene;
    if (this.#counterStands) this.#stoodMs += time.nowMs - this.#pausedAtMs;
    this.#isPaused = false;
    this.awakeSinceMs = time.nowMs;
    // A turn for each: promises go on between them.
    for (const call of this.#late.splice(0)) time.after(0, () => this.run(call));
  }

  /** The process is over. */
  end(): void {
    this.#isOver = true;
    this.#isPaused = false;
    this.#late = [];
  }
}
