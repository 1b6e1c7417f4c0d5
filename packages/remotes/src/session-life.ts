import type { DeviceState, Heard, Press, Question } from './driver.ts';
import type { Bytes, Line } from './io.ts';

/**
 * What every session has: it ends once, by `stop` or because the device is gone, and says nothing after that. What the
 * host wants of the device is kept here, and brought about by the session in its own time.
 */
export class SessionLife {
  isOver = false;
  /** The question that the host wants to be open. */
  wanted: Question | null = null;
  /** The question that the device has open, where it has to be told of them. */
  asked: Question | null = null;
  readonly #line: Line;
  readonly #heard: Heard;
  #state: DeviceState | null = null;
  #wake: () => void = () => {};

  constructor(line: Line, heard: Heard) {
    this.#line = line;
    this.#heard = (event) => {
      if (!this.isOver) heard(event);
    };
    line.onGone(() => {
      this.tell('gone');
      void this.end();
    });
  }

  /** Says how the device is, when that is news. */
  tell(state: DeviceState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.hear({ type: 'state', state });
  }

  get hear(): Heard {
    return this.#heard;
  }

  /** What is still fetched of a question that is over is no press for the next one, and not heard once that is wanted. */
  press({ remote, key, atMs }: Press): void {
    const isOfBefore = this.asked !== null && this.wanted !== null && this.asked !== this.wanted;
    if (!isOfBefore) this.hear({ type: 'press', remote, key, atMs });
  }

  /** Wakes a session that idles. The same question again changes nothing. */
  want(question: Question | null): void {
    if (question?.id === this.wanted?.id) return;
    this.wanted = question;
    this.#wake();
  }

  /** Waits until what is wanted has changed or the session is over; at most `ms` milliseconds where that is given. */
  async idle(ms?: number): Promise<void> {
    if (this.isOver) return;
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await (ms === undefined ? woken : Promise.race([woken, this.#line.wait(ms)]));
  }

  /** Whether the device took the bytes; false when the session is over. */
  async write(bytes: Bytes, reportId?: number): Promise<boolean> {
    return this.isOver ? false : this.#attempt(bytes, reportId);
  }

  /** Ends the session, with these as its last words. */
  async end(...lastWords: Bytes[]): Promise<void> {
    const wasOver = this.isOver;
    this.isOver = true;
    this.#wake();
    if (!wasOver) for (const bytes of lastWords) await this.#attempt(bytes);
  }

  async #attempt(bytes: Bytes, reportId?: number): Promise<boolean> {
    try {
      await this.#line.write(bytes, reportId);
      return true;
    } catch {
      return false;
    }
  }
}
