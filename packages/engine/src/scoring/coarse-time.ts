/**
 * A time as a device knows it that tells time in steps of `stepMs`: the beginning of its step, since the key may have gone
 * down then. Never later than it was, and earlier by less than one step; 0 or less is no step. Milliseconds.
 */
export function coarseMs(elapsedMs: number, stepMs: number): number {
  return stepMs > 0 ? Math.floor(elapsedMs / stepMs) * stepMs : elapsedMs;
}
