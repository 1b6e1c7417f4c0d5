import { GameId, GameType, UserId } from '@qc/contract';
import type { Selectable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables';

/** Leave to run a game once elsewhere, as stored. */
export interface StoredLicence {
  id: string;
  gameId: GameId;
  userId: UserId;
  gameType: GameType;
  issuedAtMs: number;
  /** The game as it was exported, JSON; null: exported by an earlier version. */
  runGame: string | null;
}

/** Writes a new licence, with the press of the button that asked for it. */
export async function insertLicence(trx: Db, licence: StoredLicence, pressKey?: string): Promise<void> {
  await trx
    .insertInto('run_licence')
    .values({
      id: licence.id,
      game_id: licence.gameId,
      user_id: licence.userId,
      game_type: licence.gameType,
      issued_at_ms: licence.issuedAtMs,
      run_game: licence.runGame,
      press_key: pressKey ?? null,
    })
    .execute();
}

/** A licence, and the hash of the result that was brought under it; null: there is no such licence. */
export async function findLicence(db: Db, id: string): Promise<(StoredLicence & { uploadHash: string | null }) | null> {
  const row = await db.selectFrom('run_licence').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { ...toLicence(row), uploadHash: row.upload_hash } : null;
}

/** The licence that one press of the button gave a person; null: none yet. */
export async function findPressedLicence(trx: Db, userId: UserId, pressKey: string): Promise<StoredLicence | null> {
  const query = trx.selectFrom('run_licence').selectAll().where('user_id', '=', userId);
  const row = await query.where('press_key', '=', pressKey).executeTakeFirst();
  return row ? toLicence(row) : null;
}

/** The game as it is exported now stands behind a licence, unless a result was brought under it. */
export async function renewLicence(trx: Db, id: string, runGame: string | null): Promise<void> {
  const unused = trx.updateTable('run_licence').where('id', '=', id).where('upload_hash', 'is', null);
  await unused.set({ run_game: runGame }).execute();
}

function toLicence(row: Selectable<Tables['run_licence']>): StoredLicence {
  return {
    id: row.id,
    gameId: GameId.parse(row.game_id),
    userId: UserId.parse(row.user_id),
    gameType: GameType.parse(row.game_type),
    issuedAtMs: row.issued_at_ms,
    runGame: row.run_game,
  };
}

/** Uses a licence up for the result with this hash; false: it was used already. */
export async function useLicence(trx: Db, id: string, uploadHash: string): Promise<boolean> {
  const done = await trx
    .updateTable('run_licence')
    .set({ upload_hash: uploadHash })
    .where('id', '=', id)
    .where('upload_hash', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
