/** The narrowest chart: what its columns share, px. */
const COLUMNS_WIDTH = 260;
/** A column of a chart that can be scrolled, with the gap beside it, px. */
const CROWDED_WIDTH = 18;
/** A digit of a label, and the room between two labels, px. */
const CHARACTER_WIDTH = 6.5;
const GAP = 4;

/** Every how many columns a label stands, so that no two touch: 1 for all of them. */
export function labelStep(labels: readonly string[]): number {
  const longest = labels.reduce((most, label) => Math.max(most, label.length), 0);
  const column = Math.max(CROWDED_WIDTH, COLUMNS_WIDTH / Math.max(1, labels.length));
  return Math.max(1, Math.ceil((longest * CHARACTER_WIDTH + GAP) / column));
}
