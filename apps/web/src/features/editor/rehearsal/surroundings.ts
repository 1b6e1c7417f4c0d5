/** Time, as a rehearsal has it; ms of one steady clock. */
export interface Surroundings {
  now(): number;
  /** Calls back once after `ms`; gives how to cancel. */
  wait(ms: number, call: () => void): () => void;
}

/** The browser's. */
export const PAGE_TIME: Surroundings = {
  now: () => performance.now(),
  wait: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
