/** Random numbers that a seed decides: the same seed, the same numbers, on every machine. */
export class Rng {
  #state: number;

  constructor(seed: number) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) | 0;
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 to below `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** A whole number from `low` to `high`, both possible. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[] {
    const keyed = list.map((value) => ({ value, at: this.next() }));
    return keyed.sort((a, b) => a.at - b.at).map(({ value }) => value);
  }

  /** Letters and digits. */
  text(length: number): string {
    let text = '';
    while (text.length < length) text += 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(this.below(36));
    return text;
  }

  /** A source of its own, so that what one part draws moves nothing elsewhere. */
  fork(): Rng {
    return new Rng(this.below(2 ** 31));
  }
}
