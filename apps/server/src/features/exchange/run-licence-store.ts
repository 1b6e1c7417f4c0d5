import type { GameId, GameType, UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';

/** Leave to run a game once elsewhere, as stored. */
export interface StoredLicence {
  id: string;
  gameId: GameId;
  userId: UserId;
  gameType: GameType;
  issuedAtMs: number;
}

/** Writes a new licence. */
export async function insertLicence(trx: Db, licence: StoredLicence): Promise<void> {
  await trx
    .insertInto('run_licence')
    .values({
      id: licence.id,
      game_id: licence.gameId,
      user_id: licence.userId,
      game_type: licence.gameType,
      issued_at_ms: licence.issuedAtMs,
    })
    .execute();
}
