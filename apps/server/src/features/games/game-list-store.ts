import { GameId, type GAME_SORTS, type UserId } from '@qc/contract';
import { searchMatches } from '#platform/db/search';
import type { Db } from '#platform/db/tables';
import { gameFromRow, type StoredGame } from './game-store.ts';

/** How a list of games is asked for. */
export interface GameQuery {
  /** All of these must own the game; empty: everybody's. */
  userIds: readonly UserId[];
  searchText: string;
  sortBy: (typeof GAME_SORTS)[number];
  sortDesc: boolean;
  page: number;
  perPage: number;
}

const SORT_COLUMNS = {
  updatedAt: 'updated_at_ms',
  createdAt: 'created_at_ms',
  name: 'sort_name',
} as const satisfies Record<(typeof GAME_SORTS)[number], string>;

/** One page of living games and the exact number of all that fit. */
export async function findGames(db: Db, query: GameQuery): Promise<{ games: StoredGame[]; count: number }> {
  let fitting = db.selectFrom('game').where('deleted_at_ms', 'is', null);
  for (const userId of query.userIds) fitting = fitting.where('user_id', '=', userId);
  if (query.searchText !== '') fitting = fitting.where(searchMatches(db, 'game', query.searchText));
  const { count } = await fitting
    .select((eb) => eb.fn.countAll<number | bigint | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await fitting
    .selectAll()
    .orderBy(SORT_COLUMNS[query.sortBy], query.sortDesc ? 'desc' : 'asc')
    .orderBy('id', query.sortDesc ? 'desc' : 'asc')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  return { games: rows.map(gameFromRow), count: Number(count) };
}

/** Join code of the newest open room of each of these games that has one. */
export async function findOpenCodes(db: Db, ids: readonly GameId[]): Promise<Map<GameId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('room')
    .select(['game_id', 'code'])
    .where('game_id', 'in', ids)
    .where('code', 'is not', null)
    .where('ended_at_ms', 'is', null)
    .orderBy('created_at_ms')
    .execute();
  return new Map(rows.flatMap(({ game_id, code }) => (code === null ? [] : [[GameId.parse(game_id), code] as const])));
}

/** Names of one person's living games. */
export async function findNames(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('game')
    .select('name')
    .where('user_id', '=', userId)
    .where('deleted_at_ms', 'is', null)
    .execute();
  return rows.map((row) => row.name);
}
