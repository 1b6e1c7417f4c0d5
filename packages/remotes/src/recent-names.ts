/** More than any device says again, and fewer than the 256 after which one of them counts from the beginning. */
const REMEMBERED = 128;

/** Knows what was heard lately, where devices say a thing several times. */
export class RecentNames {
  #heard: string[] = [];

  /** Whether the name has not been heard; then it is from now on. */
  isNew(name: string): boolean {
    if (this.#heard.includes(name)) return false;
    this.#heard = [...this.#heard, name].slice(-REMEMBERED);
    return true;
  }

  /** The device counts from the beginning again. */
  forget(): void {
    this.#heard = [];
  }
}
