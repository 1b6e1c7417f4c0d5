/** Waits until this many bytes more may be worked on. */
export type Pace = (bytes: number) => Promise<void>;

/**
 * Lets work through at a rate, all callers together, in the order they ask; what is below a tick goes at once. The rate
 * may be another one for each piece.
 */
export function createPace(bytesPerSecond: () => number, now: () => number = () => performance.now()): Pace {
  let freeAtMs = 0;
  return async (bytes) => {
    const nowMs = now();
    const startMs = Math.max(nowMs, freeAtMs);
    freeAtMs = startMs + (bytes / bytesPerSecond()) * 1000;
    if (startMs - nowMs >= 1) await new Promise((go) => setTimeout(go, startMs - nowMs));
  };
}
