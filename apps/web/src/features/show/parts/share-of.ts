/** A part of all who answered, 0 to 1. */
export function shareOf(count: number, answered: number): number {
  return answered > 0 ? Math.min(1, count / answered) : 0;
}

/** The same in whole per cent. */
export function percentOf(count: number, answered: number): number {
  return Math.round(shareOf(count, answered) * 100);
}
