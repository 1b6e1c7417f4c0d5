const FIRST_MS = 1000;
const GROWTH = 1.4;
const LONGEST_MS = 10_000;
/** A provider's word nearly always comes within seconds; after this the person is told to look later. */
export const ASKING_LASTS_MS = 10 * 60_000;
/** From here on the page says that it takes longer than usual. */
export const LONG_WAIT_MS = 45_000;

/** How long to wait before an order is asked for again, ms; null: it is not asked for by itself any more. */
export function nextAskMs(asked: number, waitedMs: number): number | null {
  if (waitedMs >= ASKING_LASTS_MS) return null;
  return Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** Math.max(0, asked - 1)));
}
