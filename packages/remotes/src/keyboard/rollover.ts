import type { KeyStroke } from '../io.ts';

/** How many keys of a keyboard are held now, and were held at once at most. */
export interface Rollover {
  held: readonly string[];
  most: number;
}

export const NO_KEYS: Rollover = { held: [], most: 0 };

/**
 * Measures how many keys a keyboard tells apart at once: cheap ones stop at two to six, and two players then shut each
 * other out. Begin again when the page loses the focus: keys that go up meanwhile are not told.
 */
export function measureRollover({ held, most }: Rollover, { code, isDown }: KeyStroke): Rollover {
  const others = held.filter((one) => one !== code);
  const now = isDown ? [...others, code] : others;
  return { held: now, most: Math.max(most, now.length) };
}
