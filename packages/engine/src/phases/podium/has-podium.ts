import { hasPoints } from '../../scoring/has-points.ts';
import type { RoomState } from '../../state.ts';

/** Whether the run closes with a podium: its setting wants places, some slide gives points, and there is a hall to see it. */
export function hasPodium({ game }: RoomState): boolean {
  return game.pace === 'live' && game.showResultsAfter !== 'never' && hasPoints(game);
}
