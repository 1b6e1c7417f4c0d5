import type { Timers } from '@qc/engine/live/timers';

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
