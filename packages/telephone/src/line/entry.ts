/** A key that a caller presses, so long after something began. */
export interface Press {
  key: string;
  atMs: number;
}

/** What a line waits for. Clocks differ from line to line. */
export interface EntryRules {
  max: number;
  /** Ends the entry and is no part of it; null: no key does. */
  finishKey: string | null;
  /** For the first key, once all is said. */
  timeoutMs: number;
  /** Keys that are as if not pressed. */
  ignored: string;
  /** When the entry ends after this key, if nothing more is pressed. */
  afterKey(entry: KeyPressed): Deadline;
}

/** A key that was taken, of an entry that goes on. */
export interface KeyPressed {
  keys: string;
  atMs: number;
  saidMs: number;
  /** The first key ended what was said. */
  wasInterrupted: boolean;
}

/** When a line's patience ends. What was pressed may be lost with it; `Infinity`: it waits for ever. */
export interface Deadline {
  atMs: number;
  losesKeys: boolean;
}

export interface EntryResult {
  by: 'max' | 'finishKey' | 'time' | 'hungUp' | 'never';
  keys: string;
  tookMs: number;
}

/** An entry that goes on, as whoever hears the keys one after the other has it; times from its beginning. */
export class Entry {
  readonly #rules: EntryRules;
  readonly #saidMs: number;
  #keys = '';
  #wasInterrupted = false;
  #deadline: Deadline;

  constructor(rules: EntryRules, saidMs: number) {
    [this.#rules, this.#saidMs] = [rules, saidMs];
    this.#deadline = { atMs: saidMs + rules.timeoutMs, losesKeys: false };
  }

  /** The keys that were taken; the first of them ended what was said. */
  get keys(): string {
    return this.#keys;
  }

  /** When it ends if nothing more is pressed. */
  get deadline(): Deadline {
    return this.#deadline;
  }

  /** A key, in time. What the entry came to; null: it goes on. */
  press({ key, atMs }: Press): EntryResult | null {
    const { ignored, finishKey, max, afterKey } = this.#rules;
    if (ignored.includes(key)) return null;
    if (key === finishKey) return { by: 'finishKey', keys: this.#keys, tookMs: atMs };
    if (this.#keys === '') this.#wasInterrupted = atMs < this.#saidMs;
    this.#keys += key;
    if (this.#keys.length >= max) return { by: 'max', keys: this.#keys, tookMs: atMs };
    const [saidMs, wasInterrupted] = [this.#saidMs, this.#wasInterrupted];
    this.#deadline = afterKey({ keys: this.#keys, atMs, saidMs, wasInterrupted });
    return null;
  }

  /** What it comes to when nothing more is pressed. */
  timedOut(): EntryResult {
    const { atMs, losesKeys } = this.#deadline;
    if (atMs === Infinity) return { by: 'never', keys: this.#keys, tookMs: 0 };
    return { by: 'time', keys: losesKeys ? '' : this.#keys, tookMs: atMs };
  }
}

/** What becomes of an entry while `saidMs` of words are said, which the first key ends. */
export function enter(
  rules: EntryRules,
  { saidMs, presses, hangUpAtMs }: { saidMs: number; presses: readonly Press[]; hangUpAtMs: number },
): EntryResult {
  const entry = new Entry(rules, saidMs);
  for (const press of presses.toSorted((a, b) => a.atMs - b.atMs)) {
    if (press.atMs > entry.deadline.atMs || press.atMs >= hangUpAtMs) break;
    const result = entry.press(press);
    if (result !== null) return result;
  }
  const { atMs } = entry.deadline;
  if (hangUpAtMs <= atMs && hangUpAtMs !== Infinity) return { by: 'hungUp', keys: entry.keys, tookMs: hangUpAtMs };
  return entry.timedOut();
}

/** Each key begins the wait anew. */
export function anew(betweenMs: number): EntryRules['afterKey'] {
  return ({ atMs }) => ({ atMs: atMs + betweenMs, losesKeys: false });
}
