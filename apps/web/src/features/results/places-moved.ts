import type { GameResult } from '@qc/contract';

/** How many players stand at another place than before. */
export function placesMoved(before: GameResult, after: GameResult): number {
  const places = new Map(before.players.map(({ seat, rank }) => [seat, rank]));
  return after.players.filter(({ seat, rank }) => places.get(seat) !== rank).length;
}
