/** Timers as a seam, so that tests run on their own clock. */
export interface Timers {
  /** Calls back after `delayMs`; the reply takes it back. */
  after(delayMs: number, call: () => void): () => void;
  /** Calls back once everything that has come in by now is dealt with. */
  soon(call: () => void): void;
  /** The machine's counter, ms: it never jumps, and says nothing of the time of day. */
  counterMs(): number;
}
