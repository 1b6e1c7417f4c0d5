/** The minutes that a voice says of a time left, ms: at least one. */
export function minutesLeft(ms: number): number {
  return Math.max(1, Math.ceil(ms / 60_000));
}
