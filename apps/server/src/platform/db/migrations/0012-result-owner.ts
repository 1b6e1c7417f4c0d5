import { type Kysely, sql } from 'kysely';
import { addColumns, createIndexes } from './create-table.ts';

/** A result belongs to its game's owner; whoever ran it is noted beside. Where the game is gone, it stays with them. */
export async function giveResultsToOwners(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'game_result', ['run_by TEXT references app_user (id) on delete set null']);
  await sql`update game_result set run_by = user_id`.execute(db);
  await sql`update game_result set user_id = (select game.user_id from game where game.id = game_result.game_id)
    where exists (select 1 from game where game.id = game_result.game_id and game.deleted_at_ms is null)`.execute(db);
  await createIndexes(db, ['game_result_by_runner on game_result (run_by, ended_at_ms)']);
}
