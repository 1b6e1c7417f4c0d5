/** More presses than a hall makes while a wire is cut; beyond it the oldest are given up. */
const MOST_KEPT = 10_000;

/** How a host of receivers gets its presses to the room. */
export interface PressWay<P> {
  /** Presses of one message. */
  most: number;
  /** Sends them on the present wire; `settled` or `cut` follows. */
  send(presses: readonly P[]): void;
  /** Calls after a while, in which the room may come to its senses. */
  later(call: () => void): void;
}

/**
 * The presses of a host on their way to the room, in their order: those of one message are under way at a time, and what
 * comes after them waits until they are on disk. A room does no press behind one of the same host that it has done, so
 * one that it could not keep has to be told again before those that follow it.
 */
export class PressLine<P> {
  readonly #way: PressWay<P>;
  #kept: readonly P[];
  /** So many of the first ones are under way. */
  #underWay = 0;
  #isOpen: boolean;
  #rests = false;

  /** `kept`: what was not safe when the host ended the last time. `isOpen`: there is a wire. */
  constructor(way: PressWay<P>, { kept = [], isOpen = true }: { kept?: readonly P[]; isOpen?: boolean } = {}) {
    this.#way = way;
    this.#kept = kept;
    this.#isOpen = isOpen;
  }

  /** What is not safe yet, the oldest first. */
  get kept(): readonly P[] {
    return this.#kept;
  }

  /** Takes presses in the order in which they were made. */
  add(presses: readonly P[]): void {
    const all = [...this.#kept, ...presses];
    const excess = Math.max(0, all.length - MOST_KEPT);
    // What is under way stays, whatever becomes of it.
    this.#kept = [...all.slice(0, this.#underWay), ...all.slice(this.#underWay + excess)];
    this.#send();
  }

  /** What is under way is safe, or could not be kept: then it is told again in a while. */
  settled(isSafe: boolean): void {
    if (isSafe) this.#kept = this.#kept.slice(this.#underWay);
    this.#underWay = 0;
    if (isSafe) return this.#send();
    if (this.#rests) return;
    this.#rests = true;
    this.#way.later(() => {
      this.#rests = false;
      this.#send();
    });
  }

  /** The wire is gone: whether what was under way is safe, nobody knows. */
  cut(): void {
    this.#isOpen = false;
    this.#underWay = 0;
  }

  /** There is a wire again: all that is not known to be safe goes out on it. */
  mended(): void {
    this.#isOpen = true;
    this.#send();
  }

  #send(): void {
    if (!this.#isOpen || this.#rests || this.#underWay > 0 || this.#kept.length === 0) return;
    const presses = this.#kept.slice(0, this.#way.most);
    this.#underWay = presses.length;
    this.#way.send(presses);
  }
}
