/** A row of a table by places, as far as its way there goes. */
interface Placed {
  /** Null: it was not there before. */
  previousRank: number | null;
}

/**
 * Where each row of a table stood before, as an index like its own, no two at one: by its place then, and nearer to the
 * top where those between are not in the table any more. Null: it stood below the table, or nowhere.
 */
export function oldOrder(rows: readonly Placed[]): (number | null)[] {
  const order = rows
    .flatMap(({ previousRank }, index) => (previousRank === null ? [] : [{ previousRank, index }]))
    .sort((a, b) => a.previousRank - b.previousRank || a.index - b.index);
  const before = rows.map((): number | null => null);
  let free = 0;
  for (const { previousRank, index } of order) {
    const slot = Math.max(free, previousRank - 1);
    if (slot >= rows.length) break;
    before[index] = slot;
    free = slot + 1;
  }
  return before;
}
