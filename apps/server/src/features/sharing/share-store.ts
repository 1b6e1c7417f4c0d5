import { GameId, type RouteInput, ShareId, TransferType, UserId, type Share } from '@qc/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import { readPage } from '#platform/db/read-page';
import { escapeLike, searchWords } from '#platform/db/search';
import { searchKey } from '#platform/db/search-key';
import type { Db } from '#platform/db/tables';

/** A share as stored. */
export interface StoredShare {
  id: ShareId;
  gameId: GameId;
  gameName: string;
  sharerId: UserId;
  receiverId: UserId;
  transferType: TransferType;
  /** The receiver's copy, with types 2 and 3. */
  copyGameId: GameId | null;
  revokedAtMs: number | null;
}
/** A share to be written. */
export interface NewShareRow extends Omit<StoredShare, 'revokedAtMs'> {
  /** Names and addresses by which the log is searched. */
  words: string;
  /** Until its receiver had proved the address: the giver is told that it has arrived. */
  waited: boolean;
}

const NOTICES_MAX = 50;

/** Writes a new share. */
export async function insertShare(trx: Db, share: NewShareRow, now: number): Promise<void> {
  await trx
    .insertInto('share')
    .values({
      id: share.id,
      game_id: share.gameId,
      game_name: share.gameName,
      sharer_id: share.sharerId,
      receiver_id: share.receiverId,
      transfer_type: share.transferType,
      copy_game_id: share.copyGameId,
      search_text: searchKey(share.words),
      created_at_ms: now,
      revoked_at_ms: null,
      seen_at_ms: null,
      giver_news: share.waited ? 'arrived' : null,
    })
    .execute();
}

/** One share, revoked or not; or null. */
export async function findShare(db: Db, id: ShareId): Promise<StoredShare | null> {
  const row = await db.selectFrom('share').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: ShareId.parse(row.id),
    gameId: GameId.parse(row.game_id),
    gameName: row.game_name,
    sharerId: UserId.parse(row.sharer_id),
    receiverId: UserId.parse(row.receiver_id),
    transferType: TransferType.parse(row.transfer_type),
    copyGameId: row.copy_game_id === null ? null : GameId.parse(row.copy_game_id),
    revokedAtMs: row.revoked_at_ms,
  };
}

/** Whether somebody has a share of this game now, of whatever type. */
export async function hasShare(trx: Db, gameId: GameId, receiverId: UserId): Promise<boolean> {
  const row = await trx
    .selectFrom('share')
    .select('id')
    .where('game_id', '=', gameId)
    .where('receiver_id', '=', receiverId)
    .where('revoked_at_ms', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A game's share for full editing that somebody has now, or null. */
export async function findEditingShare(db: Db, gameId: GameId, receiverId: UserId): Promise<ShareId | null> {
  const row = await db
    .selectFrom('share')
    .select('id')
    .where('game_id', '=', gameId)
    .where('receiver_id', '=', receiverId)
    .where('transfer_type', '=', 1)
    .where('revoked_at_ms', 'is', null)
    .executeTakeFirst();
  return row ? ShareId.parse(row.id) : null;
}

/** Ends a share; false when it was over already. Where its receiver gives it back, the giver has yet to hear of it. */
export async function endShare(trx: Db, id: ShareId, givenBack: boolean, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('share')
    .set({ revoked_at_ms: now, given_back: givenBack ? 1 : 0, giver_news: givenBack ? 'left' : null })
    .where('id', '=', id)
    .where('revoked_at_ms', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One share as `viewer` sees it. */
export async function showShare(db: Db, viewer: UserId, id: ShareId): Promise<Share | null> {
  const row = await shareRows(db).where('share.id', '=', id).executeTakeFirst();
  return row ? toShare(row, viewer) : null;
}

/** Who has a game now, newest first. */
export async function findSharesOfGame(db: Db, viewer: UserId, gameId: GameId): Promise<Share[]> {
  const rows = await shareRows(db)
    .where('share.game_id', '=', gameId)
    .where('share.revoked_at_ms', 'is', null)
    .orderBy('share.created_at_ms', 'desc')
    .orderBy('share.id', 'desc')
    .execute();
  return rows.map((row) => toShare(row, viewer));
}

/** One page of what somebody gave and was given, newest first, and the exact number of all that fit. */
export async function findTransfers(
  db: Db,
  viewer: UserId,
  query: RouteInput<'listTransfers'>['query'],
): Promise<{ transfers: Share[]; count: number }> {
  const mine = shareRows(db).where((eb) =>
    eb.and([
      eb.or([eb('share.sharer_id', '=', viewer), eb('share.receiver_id', '=', viewer)]),
      ...searchWords(query.searchText).map(holdsWord),
    ]),
  );
  const sorted = mine.orderBy('share.created_at_ms', 'desc').orderBy('share.id', 'desc');
  const { rows, count } = await readPage(sorted, query);
  return { transfers: rows.map((row) => toShare(row, viewer)), count };
}

/**
 * What somebody was given and has not seen yet, newest first; what was taken back or deleted meanwhile is left out.
 * With it what became of what the person gave.
 */
export async function findNotices(db: Db, viewer: UserId): Promise<{ notices: Share[]; count: number }> {
  const unseen = shareRows(db)
    .leftJoin('game as given', (join) =>
      join.on((eb) => eb('given.id', '=', eb.fn.coalesce('share.copy_game_id', 'share.game_id'))),
    )
    .where((eb) =>
      eb.or([
        eb.and([
          eb('given.id', 'is not', null),
          eb('given.deleted_at_ms', 'is', null),
          eb('share.receiver_id', '=', viewer),
          eb('share.seen_at_ms', 'is', null),
          eb('share.revoked_at_ms', 'is', null),
        ]),
        eb.and([eb('share.sharer_id', '=', viewer), eb('share.giver_news', 'is not', null)]),
      ]),
    );
  const sorted = unseen.orderBy('share.created_at_ms', 'desc').orderBy('share.id', 'desc');
  const { rows, count } = await readPage(sorted, { page: 1, perPage: NOTICES_MAX });
  return { notices: rows.map((row) => toShare(row, viewer)), count };
}

/** Notes that receiver or giver saw these; the time of the first look stays, other people's are not touched. */
export async function markSeen(db: Db, viewer: UserId, ids: readonly ShareId[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('share')
    .set({ seen_at_ms: now })
    .where('receiver_id', '=', viewer)
    .where('id', 'in', ids)
    .where('seen_at_ms', 'is', null)
    .execute();
  await db
    .updateTable('share')
    .set({ giver_news: null })
    .where('sharer_id', '=', viewer)
    .where('id', 'in', ids)
    .where('giver_news', 'is not', null)
    .execute();
}

function holdsWord(word: string): Expression<SqlBool> {
  return sql<SqlBool>`share.search_text like ${`%${escapeLike(word)}%`} escape '\\'`;
}

function shareRows(db: Db) {
  return db
    .selectFrom('share')
    .innerJoin('app_user as sharer', 'sharer.id', 'share.sharer_id')
    .innerJoin('app_user as receiver', 'receiver.id', 'share.receiver_id')
    .selectAll('share')
    .select(['sharer.name as sharer_name', 'sharer.email as sharer_email'])
    .select(['receiver.name as receiver_name', 'receiver.email as receiver_email']);
}
type ShareRow = Awaited<ReturnType<ReturnType<typeof shareRows>['execute']>>[number];

function toShare(row: ShareRow, viewer: UserId): Share {
  const ownCopy = row.receiver_id === viewer ? row.copy_game_id : null;
  return {
    _id: ShareId.parse(row.id),
    game: GameId.parse(ownCopy ?? row.game_id),
    gameName: row.game_name,
    sharer: { _id: UserId.parse(row.sharer_id), name: row.sharer_name, email: row.sharer_email },
    receiver: { _id: UserId.parse(row.receiver_id), name: row.receiver_name, email: row.receiver_email },
    transferType: TransferType.parse(row.transfer_type),
    createdAt: row.created_at_ms,
    waiting: false,
    revokedAt: row.revoked_at_ms,
    seenAt: row.seen_at_ms,
    givenBack: row.given_back !== 0,
    news: row.sharer_id === viewer ? row.giver_news : null,
  };
}
