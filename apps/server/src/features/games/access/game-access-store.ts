import { GameId, type UserId } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import type { Db } from '#platform/db/tables';

/** Whether a game is shared with this person for full editing now. */
export async function isSharedForEditing(db: Db, gameId: GameId, userId: UserId): Promise<boolean> {
  return (await findSharers(db, [gameId], userId)).size > 0;
}

/** Of these games those shared with this person for full editing, each with the sharer's name. */
export async function findSharers(db: Db, ids: readonly GameId[], userId: UserId): Promise<Map<GameId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('share')
    .innerJoin('app_user', 'app_user.id', 'share.sharer_id')
    .select(['share.game_id', 'app_user.name'])
    .where('share.game_id', 'in', ids)
    .where('share.receiver_id', '=', userId)
    .where('share.transfer_type', '=', 1)
    .where('share.revoked_at_ms', 'is', null)
    .execute();
  return new Map(rows.map(({ game_id, name }) => [GameId.parse(game_id), name]));
}

/** Who gave these copies without editing: the sharer's name by share. */
export async function findGivers(db: Db, shareIds: readonly string[]): Promise<Map<string, string>> {
  if (shareIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('share')
    .innerJoin('app_user', 'app_user.id', 'share.sharer_id')
    .select(['share.id', 'app_user.name'])
    .where('share.id', 'in', shareIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Writes how many shares of a game there are now. */
export async function recountShares(trx: Db, gameId: GameId): Promise<void> {
  await trx
    .updateTable('game')
    .set((eb) => ({
      num_of_shares: eb
        .selectFrom('share')
        .select((count) => count.fn.countAll<number>().as('shares'))
        .where('share.game_id', '=', gameId)
        .where('share.revoked_at_ms', 'is', null),
    }))
    .where('id', '=', gameId)
    .execute();
}

/**
 * Ends the shares that nothing is left of: those for editing of games deleted before `beforeMs`, and those whose copy
 * without editing the receiver deleted before then.
 */
export async function endSharesOfDeleted(db: Db, beforeMs: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const gone = trx.selectFrom('game').select('id').where('deleted_at_ms', '<', beforeMs);
    const ended = await trx
      .updateTable('share')
      .set({ revoked_at_ms: beforeMs })
      .where('revoked_at_ms', 'is', null)
      .where((eb) =>
        eb.or([
          eb.and([eb('transfer_type', '=', 1), eb('game_id', 'in', gone)]),
          eb.and([eb('transfer_type', '=', 2), eb('copy_game_id', 'in', gone)]),
        ]),
      )
      .returning('game_id')
      .execute();
    for (const { game_id } of ended) await recountShares(trx, GameId.parse(game_id));
  });
}
