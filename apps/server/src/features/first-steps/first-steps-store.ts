import type { FirstSteps } from '@qc/contract';
import type { Db } from '#platform/db/tables';

/** So many slides make a game. */
const SLIDES_ENOUGH = 5;

/** Which of the first steps somebody has done. */
export async function readFirstSteps(db: Db, userId: string): Promise<FirstSteps> {
  const made = db
    .selectFrom('game')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at_ms', 'is', null)
    .where('questions_count', '>=', SLIDES_ENOUGH)
    .limit(1);
  const tried = db.selectFrom('room').select('id').where('user_id', '=', userId).where('demo', '=', 1).limit(1);
  const ran = db
    .selectFrom('game_result')
    .leftJoin('room', 'room.id', 'game_result.room_id')
    .select('game_result.id')
    .where('game_result.run_by', '=', userId)
    .where('game_result.players_count', '>', 0)
    .where((eb) => eb.or([eb('room.demo', 'is', null), eb('room.demo', '=', 0)]))
    .limit(1);
  const away = db.selectFrom('first_steps_done').select('user_id').where('user_id', '=', userId);
  const [a, b, c, d] = await Promise.all([
    made.executeTakeFirst(),
    tried.executeTakeFirst(),
    ran.executeTakeFirst(),
    away.executeTakeFirst(),
  ]);
  return {
    made: a !== undefined,
    tried: b !== undefined,
    ran: c !== undefined,
    dismissed: d !== undefined,
  };
}

/** From now on they are not shown. */
export async function dismissSteps(db: Db, userId: string): Promise<void> {
  const insert = db.insertInto('first_steps_done').values({ user_id: userId });
  await insert.onConflict((conflict) => conflict.column('user_id').doNothing()).execute();
}
