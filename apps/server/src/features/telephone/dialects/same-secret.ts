import { timingSafeEqual } from 'node:crypto';

/** Compares without telling by time how much was right. The length of neither is a secret. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether any of these is among those, all of them compared. */
export function isAnySame(given: readonly string[], expected: readonly string[]): boolean {
  let same = 0;
  for (const one of given) for (const other of expected) same += isSameSecret(one, other) ? 1 : 0;
  return same > 0;
}

/** A signature that tells when it was made is worth something for so long, to either side. */
const SIGNED_FOR_S = 300;

/** Whether a time in Unix seconds, as it was sent, is near enough to now. */
export function isFresh(seconds: string, nowMs: number): boolean {
  return /^\d{1,12}$/.test(seconds) && Math.abs(nowMs / 1000 - Number(seconds)) <= SIGNED_FOR_S;
}
