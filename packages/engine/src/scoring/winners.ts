/** The best and the poorest score of some players; null: there are none. */
export interface ScoreSpread {
  best: number;
  poorest: number;
}

/** Whether there is a first: somebody has points, or they differ in what they lost. */
export function hasFirst(spread: ScoreSpread | null): boolean {
  return spread !== null && (spread.best > 0 || spread.best > spread.poorest);
}

/**
 * Who has won, of players in the order of their places, at most as many as the game honours: who has points, or, where
 * nobody has, who lost less than the others. Nobody, where all are equal without points. `poorest` is the lowest score of
 * all, where not all are given.
 */
export function winnersOf<T extends { score: number }>(ranked: readonly T[], count: number, poorest?: number): T[] {
  const best = ranked[0]?.score ?? 0;
  const beaten = best > 0 ? 0 : (poorest ?? ranked.at(-1)?.score ?? 0);
  return ranked.slice(0, count).filter(({ score }) => score > beaten);
}
