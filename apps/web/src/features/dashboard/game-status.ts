import type { GameSummary } from '@qc/contract';

/** What a list says about a game at a glance. */
export type GameStatus = 'ready' | 'missing' | 'live' | 'disabled' | 'blocked';

/** The one thing about a game that matters most now. */
export function gameStatus(game: GameSummary): GameStatus {
  if (game.blocked) return 'blocked';
  if (game.disabled) return 'disabled';
  if (game.code !== null) return 'live';
  return game.gapsCount > 0 ? 'missing' : 'ready';
}
