import type { PlayerResult } from '@qc/contract';

/** The average score that a mini-game told of its players, 0 to 1; null: it told none. */
export function averageShare(players: readonly PlayerResult[], slide: number): number | null {
  const shares = players
    .flatMap(({ answers }) => answers.filter((answer) => answer.slide === slide))
    .flatMap(({ response }) => (response?.type === 'miniGame' ? (response.share ?? []) : []));
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
