/**
 * Since when a server was away, by the last command of a run, the last sign that the server ran, and now; ms since 1970.
 * In doubt it was longer: a sign from before the clock was set back says nothing, and nobody's time may be cut by it.
 */
export function awaySince(lastAtMs: number, aliveAtMs: number, nowMs: number): number {
  return aliveAtMs > nowMs && lastAtMs <= nowMs ? lastAtMs : Math.max(lastAtMs, aliveAtMs);
}
