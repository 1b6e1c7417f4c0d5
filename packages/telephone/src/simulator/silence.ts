import type { Played } from './heard.ts';

/** Watches how long a caller hears nothing: between two sounds, a key of the caller's own being one. Times are ms. */
export class Silence {
  /** The longest so far. What comes before the first sound is ringing, and none. */
  longestMs = 0;
  /** Null: nothing has been heard yet. */
  #forMs: number | null = null;
  #playing: readonly Played[] = [];

  /** These begin to be played now. */
  plays(played: readonly Played[]): void {
    this.#playing = played;
  }

  /** Time goes by, in which what is played is heard. `pressedMs`: when in it the last key was pressed; null: none was. */
  pass(ms: number, pressedMs: number | null): void {
    let atMs = 0;
    for (const { kind, ms: lengthMs } of this.#playing) {
      if (atMs >= ms) break;
      const heardMs = Math.min(lengthMs, ms - atMs);
      if (kind === 'silence') this.#wait(heardMs);
      else this.#forMs = 0;
      atMs += heardMs;
    }
    this.#playing = [];
    const waitedMs = ms - atMs;
    if (pressedMs === null) return this.#wait(waitedMs);
    this.#wait(Math.max(0, pressedMs - atMs));
    this.#forMs = 0;
    this.#wait(Math.min(waitedMs, ms - pressedMs));
  }

  #wait(ms: number): void {
    if (this.#forMs === null) return;
    this.#forMs += ms;
    this.longestMs = Math.max(this.longestMs, this.#forMs);
  }
}
