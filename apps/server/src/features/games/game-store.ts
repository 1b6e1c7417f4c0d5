import { directionOf } from '@qc/words';
import { GameId, QuestionId, UserId } from '@qc/contract';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { searchKey } from '#platform/db/search-key';
import type { Db, GameTable } from '#platform/db/tables';
import { GameSettings } from './game-settings.ts';

const Order = z.array(QuestionId);

/** A game as stored, without its slides. */
export interface StoredGame {
  id: GameId;
  userId: UserId;
  name: string;
  settings: GameSettings;
  /** Its slides in order. */
  order: QuestionId[];
  /** Switched off by its owner. */
  disabled: boolean;
  /** Blocked by an admin. */
  blocked: boolean;
  generic: boolean;
  /** A copy without editing. */
  readOnly: boolean;
  /** The share that made this copy. */
  shareId: string | null;
  numOfShares: number;
  version: number;
  createdAtMs: number;
  updatedAtMs: number;
  /** Who changed settings or order last; null: nobody since it was made. */
  changedBy: string | null;
}
export type NewGameRow = Pick<StoredGame, 'id' | 'userId' | 'name' | 'settings' | 'order'> & {
  seedKey?: string;
  generic?: boolean;
  readOnly?: boolean;
  shareId?: string;
};

/** Writes a new game. */
export async function insertGame(trx: Db, game: NewGameRow, now: number): Promise<StoredGame> {
  const row = await trx
    .insertInto('game')
    .values({
      id: game.id,
      user_id: game.userId,
      ...settingColumns(game.name, game.settings),
      ...orderColumns(game.order),
      disabled: 0,
      generic: game.generic === true ? 1 : 0,
      num_of_shares: 0,
      seed_key: game.seedKey ?? null,
      read_only: game.readOnly === true ? 1 : 0,
      share_id: game.shareId ?? null,
      version: 1,
      created_at_ms: now,
      updated_at_ms: now,
      deleted_at_ms: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return gameFromRow(row);
}

/** One living game, or null. */
export async function findGame(db: Db, id: GameId): Promise<StoredGame | null> {
  const game = db.selectFrom('game').selectAll().where('id', '=', id);
  const row = await game.where('deleted_at_ms', 'is', null).executeTakeFirst();
  return row ? gameFromRow(row) : null;
}

/** One living game, held against other writers until the transaction ends; or null. */
export async function holdGame(trx: Db, id: GameId): Promise<StoredGame | null> {
  const row = await trx
    .updateTable('game')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .where('deleted_at_ms', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? gameFromRow(row) : null;
}

export interface GameWrite {
  name: string;
  settings: GameSettings;
  generic: boolean;
  disabled: boolean;
  order: readonly QuestionId[];
  /** Who changes it. */
  by: UserId;
}

/** Writes a game if it still has `version`; null when it has not. */
export async function updateGame(
  trx: Db,
  id: GameId,
  version: number,
  write: GameWrite,
  now: number,
): Promise<StoredGame | null> {
  const row = await trx
    .updateTable('game')
    .set({
      ...settingColumns(write.name, write.settings),
      ...orderColumns(write.order),
      generic: write.generic ? 1 : 0,
      disabled: write.disabled ? 1 : 0,
      changed_by: write.by,
      version: version + 1,
      updated_at_ms: now,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at_ms', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? gameFromRow(row) : null;
}

/** Whether an admin blocked a game. */
export async function isGameBlocked(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('game').select('blocked_by').where('id', '=', id).executeTakeFirst();
  return (row?.blocked_by ?? null) !== null;
}

/** Writes who blocked a game and its copies without editing, and when; null: nobody does any more. */
export async function writeBlock(trx: Db, id: GameId, block: { by: UserId; atMs: number } | null): Promise<void> {
  const copies = trx
    .selectFrom('share')
    .select('copy_game_id')
    .where('game_id', '=', id)
    .where('transfer_type', '=', 2)
    .where('copy_game_id', 'is not', null);
  await trx
    .updateTable('game')
    .set({ blocked_by: block?.by ?? null, blocked_at_ms: block?.atMs ?? null })
    .where((eb) => eb.or([eb('id', '=', id), eb('id', 'in', copies.$castTo<{ copy_game_id: string }>())]))
    .execute();
}

/** Writes the order of slides of a game that this transaction holds; gives the new version. */
export async function writeOrder(
  trx: Db,
  id: GameId,
  { order, by }: { order: readonly QuestionId[]; by: UserId },
  now: number,
): Promise<number> {
  const row = await trx
    .updateTable('game')
    .set((eb) => ({ ...orderColumns(order), changed_by: by, version: eb('version', '+', 1), updated_at_ms: now }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Says that something in the game changed; its version, which is about its own fields and order, stays. */
export async function touchGame(trx: Db, id: GameId, now: number): Promise<void> {
  await trx.updateTable('game').set({ updated_at_ms: now }).where('id', '=', id).execute();
}

/** Marks a game deleted; false when it was deleted already. */
export async function buryGame(db: Db, id: GameId, now: number): Promise<boolean> {
  const result = await db
    .updateTable('game')
    .set({ deleted_at_ms: now })
    .where('id', '=', id)
    .where('deleted_at_ms', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Whose game this is, deleted or not; null: there is none any more. */
export async function findGameOwner(db: Db, id: GameId): Promise<UserId | null> {
  const row = await db.selectFrom('game').select('user_id').where('id', '=', id).executeTakeFirst();
  return row ? UserId.parse(row.user_id) : null;
}

/** Holds a game against other writers until the transaction ends, deleted or not. */
export async function holdAnyGame(trx: Db, id: GameId): Promise<void> {
  await trx
    .updateTable('game')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute();
}

/** Removes a game for good, with its slides. */
export async function removeGame(trx: Db, id: GameId): Promise<void> {
  await trx.deleteFrom('game').where('id', '=', id).execute();
}

/** A game deleted at or after `since`, or null. */
export async function findBuriedGame(db: Db, id: GameId, since: number): Promise<StoredGame | null> {
  const game = db.selectFrom('game').selectAll().where('id', '=', id);
  const row = await game.where('deleted_at_ms', '>=', since).executeTakeFirst();
  return row ? gameFromRow(row) : null;
}

/** Brings a deleted game back; null when it is not deleted any more. */
export async function unburyGame(trx: Db, id: GameId, settings: GameSettings, now: number): Promise<StoredGame | null> {
  const row = await trx
    .updateTable('game')
    .set((eb) => ({
      settings: JSON.stringify(settings),
      deleted_at_ms: null,
      updated_at_ms: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('deleted_at_ms', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row ? gameFromRow(row) : null;
}

function settingColumns(name: string, settings: GameSettings) {
  return {
    name,
    settings: JSON.stringify(settings),
    game_type: settings.setting.gameType,
    search_text: searchKey(`${name} ${settings.description}`),
    sort_name: searchKey(name),
  };
}

function orderColumns(order: readonly QuestionId[]) {
  return { question_order: JSON.stringify(order), questions_count: order.length };
}

const Written = z.looseObject({ language: GameSettings.shape.language });

/** A row as the code uses it. Settings added later get their defaults. */
export function gameFromRow(row: Selectable<GameTable>): StoredGame {
  const written = Written.parse(JSON.parse(row.settings));
  return {
    id: GameId.parse(row.id),
    userId: UserId.parse(row.user_id),
    name: row.name,
    settings: GameSettings.parse({ direction: directionOf(written.language), ...written }),
    order: Order.parse(JSON.parse(row.question_order)),
    disabled: row.disabled !== 0,
    blocked: row.blocked_by !== null,
    generic: row.generic !== 0,
    readOnly: row.read_only !== 0,
    shareId: row.share_id,
    numOfShares: row.num_of_shares,
    version: row.version,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    changedBy: row.changed_by,
  };
}
