/** Counts within a window of time; refuses beyond a limit. */
export class Budget {
  readonly #limit: number;
  readonly #windowMs: number;
  #from = 0;
  #used = 0;
  #given = 0;

  constructor(limit: number, windowMs: number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Uses one; false when the window's limit has been passed. */
  take(nowMs: number): boolean {
    if (nowMs - this.#from >= this.#windowMs || nowMs < this.#from) {
      this.#from = nowMs;
      this.#used = 0;
      this.#given = 0;
    }
    this.#used += 1;
    return this.#used <= this.#limit;
  }

  /** Gives back one that was used in this window, at most `most` in all of it: nothing is saved up by what was not used. */
  giveBack(nowMs: number, most: number): void {
    if (this.idle(nowMs) || this.#used === 0 || this.#given >= most) return;
    this.#used -= 1;
    this.#given += 1;
  }

  /** Whether the limit of the present window is used up. */
  spent(nowMs: number): boolean {
    return nowMs - this.#from < this.#windowMs && this.#used >= this.#limit;
  }

  /** Whether the window is over: nothing is remembered any more. */
  idle(nowMs: number): boolean {
    return nowMs - this.#from >= this.#windowMs;
  }
}

/** Budgets by key, such as an address; forgotten when their window is over. */
export class Budgets {
  readonly #budgets = new Map<string, Budget>();
  readonly #limit: number;
  readonly #windowMs: number;

  constructor(limit: number, windowMs: number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Uses one of a key's budget; false when it has been passed. */
  take(key: string, nowMs: number): boolean {
    return this.#budgetOf(key, nowMs).take(nowMs);
  }

  /** Gives one back to a key that used some in this window, at most `most` of them in all of it. */
  giveBack(key: string, nowMs: number, most = Infinity): void {
    this.#budgets.get(key)?.giveBack(nowMs, most);
  }

  /** Whether a key has used up its budget. */
  spent(key: string, nowMs: number): boolean {
    return this.#budgets.get(key)?.spent(nowMs) ?? false;
  }

  #budgetOf(key: string, nowMs: number): Budget {
    const known = this.#budgets.get(key);
    if (known && !known.idle(nowMs)) return known;
    // To the end of the line, which stands in the order in which windows began.
    this.#budgets.delete(key);
    this.#forget(nowMs);
    const made = new Budget(this.#limit, this.#windowMs);
    this.#budgets.set(key, made);
    return made;
  }

  /** Drops what is over, and the oldest where there are too many: the memory stays bounded whatever comes. */
  #forget(nowMs: number): void {
    for (const [key, budget] of this.#budgets) {
      if (this.#budgets.size < KEYS_MAX && !budget.idle(nowMs)) return;
      this.#budgets.delete(key);
    }
  }
}

const KEYS_MAX = 50_000;
