import { createHash } from 'node:crypto';

/** Lines handed to the hash at once: each call of it costs more than a line does. */
const AT_ONCE = 64;

/** A hash of lines, in the order they come. */
export class RunningHash {
  readonly #hash = createHash('sha1');
  #lines: string[] = [];

  /** Takes one more line. */
  add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length >= AT_ONCE) this.#flush();
  }

  /** Of all lines, in hex. Nothing can be added afterwards. */
  digest(): string {
    this.#flush();
    return this.#hash.digest('hex');
  }

  #flush(): void {
    if (this.#lines.length > 0) this.#hash.update(`${this.#lines.join('\n')}\n`);
    this.#lines = [];
  }
}
