/** A row of a table by places, as far as its way there goes. */
interface Placed {
  /** Null: it was not there before. */
  previousRank: number | null;
}

/**
 * Where each row of a table stood before, as an index like its own, no two at one: in the order of the places then, without gaps for
 * those between who are not in the table any more. Null: it stood nowhere.
 */
export function oldOrder(rows: readonly Placed[]): (number | null)[] {
  const order = rows
    .flatMap(({ previousRank }, index) => (previousRank === null ? [] : [{ previousRank, index }]))
    .sort((a, b) => a.previousRank - b.previousRank || a.index - b.index);
  const before = rows.map((): number | null => null);
  order.forEach(({ index }, slot) => (before[index] = slot));
  return before;
}
