import type { Kysely } from 'kysely';
import { addColumns, createIndexes, createTable } from './create-table.ts';

/** What it takes to score a stored result again, to bring results from elsewhere, and to say who changed what. */
export async function createResultTables(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'game_result', [
    // The finished run with every answer; absent on results of earlier versions.
    'run_state TEXT',
    'licence_id TEXT',
    'assignment_id TEXT',
    "pace TEXT not null default 'live'",
    // Rises with every change, so that two at once do not write over each other.
    'revision WHOLE not null default 0',
  ]);
  await addColumns(db, 'run_licence', ['run_game TEXT', 'upload_hash TEXT']);
  await createTable(db, 'result_audit', [
    'id TEXT primary key',
    'result_id TEXT not null references game_result (id) on delete cascade',
    'user_id TEXT references app_user (id) on delete set null',
    // As the person was called then.
    'person TEXT not null',
    "what TEXT not null check (what in ('renamed', 'keyCorrected', 'playerDeleted'))",
    'before_text TEXT not null',
    'after_text TEXT not null',
    // What it takes to do the same to a newer run of the same link, JSON.
    'detail TEXT not null',
    'at_ms WHOLE not null',
  ]);
  await createIndexes(db, [
    'unique game_result_by_licence on game_result (licence_id) where licence_id is not null',
    'unique game_result_by_assignment on game_result (assignment_id) where assignment_id is not null',
    'result_audit_by_result on result_audit (result_id, at_ms)',
  ]);
}
