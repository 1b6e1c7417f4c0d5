/** The map is put right when it is off by more than this, seconds: corrections of a hair would be heard as a stumble. */
const OFF_S = 0.02;

/** Which second of an audio context is heard at a moment of the page's clock. */
export class AudioClock {
  readonly #context: AudioContext;
  #aheadS: number | null = null;

  constructor(context: AudioContext) {
    this.#context = context;
  }

  /** Seconds of the context at which something is heard at `pageMs`, which is on `performance.now`. */
  at(pageMs: number): number {
    return pageMs / 1000 + (this.#aheadS ?? this.#measure());
  }

  /** Looks at both clocks anew. */
  correct(): void {
    const aheadS = this.#measure();
    if (this.#aheadS === null || Math.abs(aheadS - this.#aheadS) > OFF_S) this.#aheadS = aheadS;
  }

  #measure(): number {
    const { contextTime, performanceTime } = this.#context.getOutputTimestamp();
    // A context that has just begun has heard nothing yet.
    if (contextTime && performanceTime) return contextTime - performanceTime / 1000;
    return this.#context.currentTime - performance.now() / 1000;
  }
}
