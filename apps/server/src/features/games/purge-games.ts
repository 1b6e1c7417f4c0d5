import type { Db } from '#platform/db/tables';
import { endSharesOfDeleted } from './access/game-access-store.ts';

/**
 * Removes for good at most `portion` games that were deleted before `beforeMs`, with what is left of their slides;
 * gives how many went. Their shares are over. Rooms and results stay: they have copies of their own.
 */
export async function purgeGames(db: Db, beforeMs: number, portion: number): Promise<number> {
  await endSharesOfDeleted(db, beforeMs);
  const old = db.selectFrom('game').select('id').where('deleted_at_ms', '<', beforeMs).limit(portion);
  const { numDeletedRows } = await db.deleteFrom('game').where('id', 'in', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
