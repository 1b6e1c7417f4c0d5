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

/** What becomes of an entry while `saidMs` of words are said, which the first key ends. */
export function enter(
  rules: EntryRules,
  { saidMs, presses, hangUpAtMs }: { saidMs: number; presses: readonly Press[]; hangUpAtMs: number },
): EntryResult {
  let [keys, deadline] = ['', { atMs: saidMs + rules.timeoutMs, losesKeys: false }];
  let wasInterrupted = false;
  for (const { key, atMs } of presses.toSorted((a, b) => a.atMs - b.atMs)) {
    if (atMs > deadline.atMs || atMs >= hangUpAtMs) break;
    if (rules.ignored.includes(key)) continue;
    if (key === rules.finishKey) return { by: 'finishKey', keys, tookMs: atMs };
    if (keys === '') wasInterrupted = atMs < saidMs;
    keys += key;
    if (keys.length >= rules.max) return { by: 'max', keys, tookMs: atMs };
    deadline = rules.afterKey({ keys, atMs, saidMs, wasInterrupted });
  }
  if (hangUpAtMs <= deadline.atMs && hangUpAtMs !== Infinity) return { by: 'hungUp', keys, tookMs: hangUpAtMs };
  if (deadline.atMs === Infinity) return { by: 'never', keys, tookMs: 0 };
  return { by: 'time', keys: deadline.losesKeys ? '' : keys, tookMs: deadline.atMs };
}

/** Each key begins the wait anew. */
export function anew(betweenMs: number): EntryRules['afterKey'] {
  return ({ atMs }) => ({ atMs: atMs + betweenMs, losesKeys: false });
}
