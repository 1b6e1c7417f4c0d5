/** Timers as a seam, so that tests run on their own clock. */
export interface Timers {
  /** Calls back after `delayMs`; the reply takes it back. */
  after(delayMs: number, call: () => void): () => void;
  /** Calls back once everything that has come in by now is dealt with. */
  soon(call: () => void): void;
  /** The machine's counter, ms: it never jumps, and says nothing of the time of day. */
  counterMs(): number;
}

const TIMER_MAX_MS = 2_000_000_000;

/** The machine's timers. They do not keep the process alive. */
export const systemTimers: Timers = {
  after(delayMs, call) {
    const timer = setTimeout(call, Math.min(Math.max(delayMs, 0), TIMER_MAX_MS));
    timer.unref();
    return () => clearTimeout(timer);
  },
  soon(call) {
    setImmediate(call);
  },
  counterMs: () => performance.now(),
};
