import type { Scene } from './scene.ts';

/** A page's own timers and inbox. While the page is frozen nothing runs; on waking all of it does, in order. */
export class PageClock {
  readonly #scene: Scene;
  /** How wrong the phone's clock is, ms. */
  readonly skewMs: number;
  #isFrozen = false;
  #isOver = false;
  #late: (() => void)[] = [];

  constructor(scene: Scene, skewMs: number) {
    this.#scene = scene;
    this.skewMs = skewMs;
  }

  /** What the phone's clock says. */
  wallMs(): number {
    return this.#scene.time.nowMs + this.skewMs;
  }

  get isFrozen(): boolean {
    return this.#isFrozen;
  }

  /** Plans a call of the page. */
  after(delayMs: number, call: () => void): () => void {
    let isWanted = true;
    this.#scene.time.after(
      delayMs,
      () => {
        if (isWanted) this.run(() => (isWanted ? call() : undefined));
      },
      false,
    );
    return () => {
      isWanted = false;
    };
  }

  /** Runs something of the page now, or when it wakes. */
  run(call: () => void): void {
    if (this.#isOver) return;
    if (this.#isFrozen) this.#late.push(call);
    else call();
  }

  freeze(): void {
    this.#isFrozen = true;
  }

  thaw(): void {
    if (!this.#isFrozen) return;
    this.#isFrozen = false;
    for (const call of this.#late.splice(0)) if (!this.#isOver) call();
  }

  /** The page is closed: nothing of it runs any more. */
  end(): void {
    this.#isOver = true;
    this.#late = [];
  }
}
