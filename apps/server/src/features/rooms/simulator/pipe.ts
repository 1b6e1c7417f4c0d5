import type { Rng } from './rng.ts';
import type { Scene } from './scene.ts';

interface Item {
  weight: number;
  readyAtMs: number;
  arrive: () => void;
}

/** One direction of a wire: in order, nothing twice. It may be held up, be slow, or swallow everything. */
export class Pipe {
  readonly #scene: Scene;
  readonly #rng: Rng;
  readonly #delayMs: number;
  #items: Item[] = [];
  #lastReadyMs = 0;
  #isPlanned = false;
  #isHeld = false;
  #isCut = false;
  #slowMs = 0;
  /** Weight of what has not arrived. */
  weight = 0;
  /** Called when the last item has been taken. */
  onEmpty: () => void = () => undefined;

  constructor(scene: Scene, rng: Rng) {
    this.#scene = scene;
    this.#rng = rng;
    this.#delayMs = rng.pick([2, 20, 60, 200]);
  }

  push(weight: number, arrive: () => void): void {
    if (this.#isCut) return;
    const { nowMs } = this.#scene.time;
    const readyAtMs = Math.max(this.#lastReadyMs, nowMs + this.#rng.between(1, this.#delayMs));
    this.#lastReadyMs = readyAtMs;
    this.#items.push({ weight, readyAtMs, arrive });
    this.weight += weight;
    this.#plan();
  }

  /** Holds everything up, or lets it go on. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) this.#plan();
  }

  /** From now on each item takes this long; 0: as fast as the way is. */
  slow(ms: number): void {
    this.#slowMs = ms;
  }

  get isSlow(): boolean {
    return this.#slowMs > 0;
  }

  /** Nothing arrives any more, and nobody is told. */
  cut(): void {
    this.#isCut = true;
    this.#items = [];
  }

  #plan(): void {
    const [head] = this.#items;
    if (this.#isPlanned || this.#isHeld || !head) return;
    this.#isPlanned = true;
    const waitMs = Math.max(head.readyAtMs - this.#scene.time.nowMs, this.#slowMs);
    this.#scene.time.after(waitMs, () => this.#arrive());
  }

  #arrive(): void {
    this.#isPlanned = false;
    if (this.#isHeld || this.#isCut) return;
    const head = this.#items.shift();
    if (!head) return;
    this.weight -= head.weight;
    head.arrive();
    if (this.#items.length === 0) this.onEmpty();
    this.#plan();
  }
}
