import { GameId, ShareId, TransferType, UserId, type Share } from '@qc/contract';
import type { Db } from '#platform/db/tables';

/** A game given to an address that nobody has proved to have yet. */
export interface WaitingShare {
  id: ShareId;
  gameId: GameId;
  sharerId: UserId;
  email: string;
  transferType: TransferType;
}

/** Writes one; of a game only one waits for an address. */
export async function insertWaiting(trx: Db, waiting: WaitingShare, now: number): Promise<void> {
  await trx
    .insertInto('waiting_share')
    .values({
      id: waiting.id,
      game_id: waiting.gameId,
      sharer_id: waiting.sharerId,
      email: waiting.email,
      transfer_type: waiting.transferType,
      created_at_ms: now,
    })
    .execute();
}

/** One as who gave it sees it; null: it is over. */
export async function showWaiting(db: Db, id: ShareId): Promise<Share | null> {
  const row = await waitingRows(db).where('waiting_share.id', '=', id).executeTakeFirst();
  return row ? toShare(row) : null;
}

/** What waits of one game, newest first. */
export async function findWaitingOfGame(db: Db, gameId: GameId): Promise<Share[]> {
  const rows = await waitingRows(db)
    .where('waiting_share.game_id', '=', gameId)
    .orderBy('waiting_share.created_at_ms', 'desc')
    .orderBy('waiting_share.id', 'desc')
    .execute();
  return rows.map(toShare);
}

/** How many games wait for an address to be proved. */
export async function countWaiting(db: Db, email: string): Promise<number> {
  const { n } = await db
    .selectFrom('waiting_share')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Takes back what waits; false: it is over. */
export async function dropWaiting(trx: Db, id: ShareId): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('waiting_share').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes out all that waits for an address, oldest first. */
export async function takeWaiting(trx: Db, email: string): Promise<WaitingShare[]> {
  const rows = await trx.deleteFrom('waiting_share').where('email', '=', email).returningAll().execute();
  return rows
    .toSorted((a, b) => a.created_at_ms - b.created_at_ms)
    .map((row) => ({
      id: ShareId.parse(row.id),
      gameId: GameId.parse(row.game_id),
      sharerId: UserId.parse(row.sharer_id),
      email: row.email,
      transferType: TransferType.parse(row.transfer_type),
    }));
}

function waitingRows(db: Db) {
  return db
    .selectFrom('waiting_share')
    .innerJoin('app_user as sharer', 'sharer.id', 'waiting_share.sharer_id')
    .innerJoin('game', 'game.id', 'waiting_share.game_id')
    .selectAll('waiting_share')
    .select(['game.name as game_name', 'sharer.name as sharer_name', 'sharer.email as sharer_email']);
}
type WaitingRow = Awaited<ReturnType<ReturnType<typeof waitingRows>['execute']>>[number];

function toShare(row: WaitingRow): Share {
  return {
    _id: ShareId.parse(row.id),
    game: GameId.parse(row.game_id),
    gameName: row.game_name,
    sharer: { _id: UserId.parse(row.sharer_id), name: row.sharer_name, email: row.sharer_email },
    receiver: { _id: null, name: '', email: row.email },
    transferType: TransferType.parse(row.transfer_type),
    createdAt: row.created_at_ms,
    waiting: true,
    revokedAt: null,
    seenAt: null,
    givenBack: false,
    news: null,
  };
}
