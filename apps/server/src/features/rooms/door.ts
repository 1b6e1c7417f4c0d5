/** Pages that are let in before other work gets a turn. */
const AT_ONCE = 25;

/**
 * The door when thousands come back at one instant: a few at a time, with a turn of the event loop between them, so that
 * answers and presses of rooms to which nothing happened go between. A single page does not wait.
 */
export class Greetings {
  readonly #waiting: (() => void)[] = [];
  #left = AT_ONCE;
  #turning = false;

  /** Lets a page in now, or after those who were here before. */
  add(greet: () => void): void {
    if (this.#left === 0) return void this.#waiting.push(greet);
    this.#left -= 1;
    this.#turnLater();
    greet();
  }

  #turnLater(): void {
    if (this.#turning) return;
    this.#turning = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#turning = false;
    const next = this.#waiting.splice(0, AT_ONCE);
    this.#left = AT_ONCE - next.length;
    if (next.length > 0) this.#turnLater();
    for (const greet of next) greet();
  }
}
