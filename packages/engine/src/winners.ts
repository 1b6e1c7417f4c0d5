/**
 * Who has won, of players in the order of their places: as many as the game honours, the last of them without points too.
 * Where nobody has a point nobody has won.
 */
export function winnersOf<T extends { score: number }>(ranked: readonly T[], count: number): T[] {
  return ranked.some(({ score }) => score > 0) ? ranked.slice(0, count) : [];
}
