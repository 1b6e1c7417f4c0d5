import { GameId, type GAME_SORTS, type RouteInput, type UserId } from '@qc/contract';
import type { SelectQueryBuilder } from 'kysely';
import { readPage } from '#platform/db/read-page';
import { searchMatches } from '#platform/db/search';
import type { Db, Tables } from '#platform/db/tables';
import { gameFromRow, type StoredGame } from '../game-store.ts';

/** Most templates a list gives. */
const TEMPLATES_MAX = 100;

/** How a list of games is sorted, and which page of it is asked for. */
export type GamePage = Omit<RouteInput<'listSharedGames'>['query'], 'searchText'>;
/** Which games a list of own games is made of. */
export interface OwnGames {
  searchText: string;
  /** All of these must own the game; empty: everybody's. */
  userIds: readonly UserId[];
  /** Whose copies without editing are left out: that person has them in another list. */
  viewer: UserId;
}
/** A choice of living games, of which nothing is selected yet. */
export type LivingGames = SelectQueryBuilder<Tables, 'game', object>;

const SORT_COLUMNS = {
  updatedAt: 'updated_at_ms',
  createdAt: 'created_at_ms',
  name: 'sort_name',
} as const satisfies Record<(typeof GAME_SORTS)[number], string>;

/** The living games that a list of own games is made of, or for admins of everybody's. */
export function ownGames(db: Db, { userIds, viewer, searchText }: OwnGames): LivingGames {
  let fitting = livingGames(db).where((eb) => eb.or([eb('read_only', '=', 0), eb('user_id', '!=', viewer)]));
  for (const userId of userIds) fitting = fitting.where('user_id', '=', userId);
  return searched(db, fitting, searchText);
}

/** The living games shared with somebody, to edit or as a copy to run. */
export function sharedGames(db: Db, userId: UserId, searchText: string): LivingGames {
  const shared = db
    .selectFrom('share')
    .select('game_id')
    .where('receiver_id', '=', userId)
    .where('transfer_type', '=', 1)
    .where('revoked_at_ms', 'is', null);
  const fitting = livingGames(db).where((eb) =>
    eb.or([eb('id', 'in', shared), eb.and([eb('user_id', '=', userId), eb('read_only', '=', 1)])]),
  );
  return searched(db, fitting, searchText);
}

/** One page of these games, and the exact number of them all. */
export async function findPage(fitting: LivingGames, page: GamePage): Promise<{ games: StoredGame[]; count: number }> {
  const way = page.sortDesc ? 'desc' : 'asc';
  const sorted = fitting.selectAll().orderBy(SORT_COLUMNS[page.sortBy], way).orderBy('id', way);
  const { rows, count } = await readPage(sorted, page);
  return { games: rows.map(gameFromRow), count };
}

/** Living games that everyone may start from, newest first. */
export async function findTemplates(db: Db): Promise<StoredGame[]> {
  const rows = await livingGames(db)
    .selectAll()
    .where('generic', '=', 1)
    .where('disabled', '=', 0)
    .where('blocked_by', 'is', null)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id')
    .limit(TEMPLATES_MAX)
    .execute();
  return rows.map(gameFromRow);
}

/** The living games with these ids, in no order. */
export async function findGamesById(db: Db, ids: readonly GameId[]): Promise<StoredGame[]> {
  if (ids.length === 0) return [];
  const rows = await livingGames(db).selectAll().where('id', 'in', ids).execute();
  return rows.map(gameFromRow);
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
  const rows = await livingGames(db).select('name').where('user_id', '=', userId).execute();
  return rows.map((row) => row.name);
}

function livingGames(db: Db): LivingGames {
  return db.selectFrom('game').where('deleted_at_ms', 'is', null);
}

function searched(db: Db, games: LivingGames, searchText: string): LivingGames {
  return searchText === '' ? games : games.where(searchMatches(db, 'game', searchText));
}
