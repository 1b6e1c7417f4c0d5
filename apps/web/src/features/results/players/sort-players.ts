import { localeOf } from '#platform/i18n';
import type { PlayerResult } from '@qc/contract';
import type { Language } from '@qc/contract/languages';

/** What players can be sorted by. */
export type PlayerSort = 'rank' | 'name' | 'score' | 'right' | 'time';
/** By what, and whether the largest comes first. */
export interface PlayerOrder {
  by: PlayerSort;
  desc: boolean;
}

/** The players in an order; equal ones stay by rank. */
export function sortPlayers(
  players: readonly PlayerResult[],
  { by, desc }: PlayerOrder,
  language: Language,
): PlayerResult[] {
  const names = new Intl.Collator(localeOf(language), { numeric: true, sensitivity: 'base' });
  const compare: Record<PlayerSort, (a: PlayerResult, b: PlayerResult) => number> = {
    rank: (a, b) => a.rank - b.rank,
    name: (a, b) => names.compare(a.name, b.name),
    score: (a, b) => a.score - b.score,
    right: (a, b) => a.rightCount - b.rightCount,
    time: (a, b) => a.totalAnswerMs - b.totalAnswerMs,
  };
  const sign = desc ? -1 : 1;
  return players.toSorted((a, b) => sign * compare[by](a, b) || a.rank - b.rank || a.seat - b.seat);
}
