const WAITS_MS = [250, 500, 1000, 2000];
const LATEST_MS = 5000;

/** How long to wait before a failed write is tried again, ms: longer each time. `attempt` counts from 0. */
export function retryWait(attempt: number): number {
  return WAITS_MS[attempt] ?? LATEST_MS;
}
