import type { GameSummary } from '@qc/contract';
import type { QueryClient } from '@tanstack/react-query';

/** One page of games as the server gave it. */
export interface GameList {
  games: GameSummary[];
  count: number;
}

/**
 * The list after a copy came in: the copy stands at the original's position, and the list keeps at most `keep` games.
 * A list without the original stays as it is.
 */
export function insertCopy(list: GameList, original: string, copy: GameSummary, keep: number): GameList {
  const at = list.games.findIndex((game) => game._id === original);
  if (at < 0) return list;
  return { games: list.games.toSpliced(at, 0, copy).slice(0, keep), count: list.count + 1 };
}

/** The list without one game. */
export function removeGame(list: GameList, id: string): GameList {
  const games = list.games.filter((game) => game._id !== id);
  return { games, count: list.count - (list.games.length - games.length) };
}

/** The lists of games: the own ones, and those that others shared. */
export type ListName = 'listGames' | 'listSharedGames';

/** Changes every list of this kind that is kept in this page. */
export function changeLists(client: QueryClient, name: ListName, change: (list: GameList) => GameList): void {
  client.setQueriesData<GameList>({ queryKey: [name] }, (list) => list && change(list));
}
