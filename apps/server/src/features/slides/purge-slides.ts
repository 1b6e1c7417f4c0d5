import type { Db } from '#platform/db/tables';

/** Removes for good at most `portion` slides that were deleted before `beforeMs`; gives how many went. */
export async function purgeSlides(db: Db, beforeMs: number, portion: number): Promise<number> {
  const old = db.selectFrom('question').select('id').where('deleted_at_ms', '<', beforeMs).limit(portion);
  const { numDeletedRows } = await db.deleteFrom('question').where('id', 'in', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes for good at most `portion` slides of games that were deleted before `beforeMs`; gives how many went. */
export async function purgeSlidesOfGames(db: Db, beforeMs: number, portion: number): Promise<number> {
  const old = db
    .selectFrom('question')
    .innerJoin('game', 'game.id', 'question.game_id')
    .select('question.id')
    .where('game.deleted_at_ms', '<', beforeMs)
    .limit(portion);
  const { numDeletedRows } = await db.deleteFrom('question').where('id', 'in', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
