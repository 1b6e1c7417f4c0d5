import type { Kysely } from 'kysely';
import { createIndexes, createTable } from './create-table.ts';

/** Games given out as a link: the links, each player's attempt, and the journals of the attempts. */
export async function createAssignmentTables(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'assignment', [
    'id TEXT primary key',
    // No reference: the link goes on with the game as it was.
    'game_id TEXT not null',
    'user_id TEXT not null references app_user (id) on delete cascade',
    'name TEXT not null',
    'code TEXT not null',
    'run_game TEXT not null',
    'closes_at_ms WHOLE not null',
    'closed_at_ms WHOLE',
    'started_count WHOLE not null default 0',
    // Also the next seat of the result.
    'finished_count WHOLE not null default 0',
    'removed_count WHOLE not null default 0',
    // How many finished attempts its stored result holds.
    'kept_count WHOLE not null default 0',
    'created_at_ms WHOLE not null',
  ]);
  await createTable(db, 'attempt', [
    'id TEXT primary key',
    'assignment_id TEXT not null references assignment (id) on delete cascade',
    'name_key TEXT not null',
    'token_hash TEXT not null',
    'device_hash TEXT not null',
    'created_at_ms WHOLE not null',
    'finished_at_ms WHOLE',
    'seat WHOLE',
    'run TEXT',
    'removed WHOLE not null default 0 check (removed in (0, 1))',
  ]);
  await createTable(db, 'attempt_journal', [
    'attempt_id TEXT not null references attempt (id) on delete cascade',
    'seq WHOLE not null',
    'at_ms WHOLE not null',
    'command TEXT not null',
    'primary key (attempt_id, seq)',
  ]);
  await createIndexes(db, [
    'unique assignment_by_code on assignment (code)',
    'assignment_by_user on assignment (user_id, created_at_ms)',
    'assignment_open on assignment (closes_at_ms) where closed_at_ms is null',
    'unique attempt_by_name on attempt (assignment_id, name_key)',
    'unique attempt_by_token on attempt (assignment_id, token_hash)',
    'unique attempt_by_device on attempt (assignment_id, device_hash)',
    'unique attempt_by_seat on attempt (assignment_id, seat) where seat is not null',
    'attempt_open on attempt (assignment_id) where finished_at_ms is null',
    'attempt_journal_by_time on attempt_journal (at_ms)',
  ]);
}
