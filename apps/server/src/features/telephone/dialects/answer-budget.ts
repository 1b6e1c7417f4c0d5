/** Providers take between 64 and 100 kB. */
export const ANSWER_BYTES_MAX = 60_000;

/** The answer of all these pieces, or of as many of the first as are within the budget. */
export function withinBudget<T>(pieces: readonly T[], make: (pieces: readonly T[]) => string): string {
  const whole = make(pieces);
  if (Buffer.byteLength(whole) <= ANSWER_BYTES_MAX) return whole;
  let [fits, tooMany, body] = [0, pieces.length, make([])];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    const some = make(pieces.slice(0, middle));
    if (Buffer.byteLength(some) > ANSWER_BYTES_MAX) tooMany = middle;
    else [fits, body] = [middle, some];
  }
  return body;
}
