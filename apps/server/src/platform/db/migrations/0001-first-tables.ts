import type { Kysely } from 'kysely';
import { createIndexes, createSearchedTable, createTable } from './create-table.ts';

const truth = (column: string) => `${column} WHOLE not null check (${column} in (0, 1))`;
const owner = 'user_id TEXT not null references app_user (id) on delete cascade';

/** Every table of the first version: accounts, games, media, rooms, results. */
export async function createFirstTables(db: Kysely<unknown>): Promise<void> {
  await createAccountTables(db);
  await createContentTables(db);
  await createRoomTables(db);
  await createIndexes(db, [
    'session_by_user on session (user_id)',
    'session_by_expiry on session (expires_at_ms)',
    'login_token_by_user on login_token (user_id)',
    'client_error_by_time on client_error (created_at_ms)',
    'game_by_user_updated on game (user_id, updated_at_ms)',
    'game_by_user_created on game (user_id, created_at_ms)',
    'game_by_user_name on game (user_id, sort_name)',
    'game_by_updated on game (updated_at_ms)',
    'game_by_deleted on game (deleted_at_ms) where deleted_at_ms is not null',
    'unique game_seeded_once on game (user_id, seed_key) where seed_key is not null',
    'question_by_game on question (game_id)',
    'question_by_user_updated on question (user_id, updated_at_ms)',
    'question_by_user_created on question (user_id, created_at_ms)',
    'question_by_user_text on question (user_id, sort_text)',
    'question_by_updated on question (updated_at_ms)',
    'question_by_deleted on question (deleted_at_ms) where deleted_at_ms is not null',
    'category_by_user on category (user_id)',
    'unique media_by_public_id on media (public_id)',
    'media_by_user_created on media (user_id, created_at_ms)',
    'media_by_content on media (sha256)',
    'unique room_by_code on room (code) where code is not null',
    'unique room_open_once on room (user_id, game_id) where ended_at_ms is null',
    'game_result_by_user on game_result (user_id, ended_at_ms)',
    'game_result_by_game on game_result (game_id)',
  ]);
}

async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'app_user', [
    'id TEXT primary key',
    'email TEXT not null unique',
    'name TEXT not null',
    'password_hash TEXT',
    'role WHOLE not null check (role between 0 and 3)',
    'phone TEXT not null',
    'contact_email TEXT not null',
    'currency TEXT not null',
    'address TEXT not null',
    "language TEXT not null check (language in ('he', 'ar', 'en'))",
    'country TEXT not null',
    truth('email_notifications'),
    truth('disabled_from_admin'),
    truth('disable_remotes_games'),
    'last_login_ms WHOLE',
    'created_at_ms WHOLE not null',
  ]);
  await createTable(db, 'session', [
    'id_hash TEXT primary key',
    owner,
    'created_at_ms WHOLE not null',
    'last_seen_ms WHOLE not null',
    'expires_at_ms WHOLE not null',
  ]);
  await createTable(db, 'login_token', [
    'token_hash TEXT primary key',
    owner,
    'expires_at_ms WHOLE not null',
    'used_at_ms WHOLE',
  ]);
  await createTable(db, 'client_error', [
    'id TEXT primary key',
    'user_id TEXT',
    'message TEXT not null',
    'stack TEXT not null',
    'url TEXT not null',
    'user_agent TEXT not null',
    'created_at_ms WHOLE not null',
  ]);
  await createTable(db, 'setting', ['key TEXT primary key', 'value TEXT not null']);
}

async function createContentTables(db: Kysely<unknown>): Promise<void> {
  const record = [
    'search_text TEXT not null',
    'version WHOLE not null check (version >= 1)',
    'created_at_ms WHOLE not null',
    'updated_at_ms WHOLE not null',
    'deleted_at_ms WHOLE',
  ];
  await createSearchedTable(db, 'game', [
    owner,
    'name TEXT not null',
    'settings TEXT not null',
    'game_type TEXT not null',
    truth('disabled'),
    truth('generic'),
    'num_of_shares WHOLE not null check (num_of_shares >= 0)',
    'question_order TEXT not null',
    'questions_count WHOLE not null check (questions_count >= 0)',
    'seed_key TEXT',
    'sort_name TEXT not null',
    ...record,
  ]);
  await createSearchedTable(db, 'question', [
    'game_id TEXT references game (id) on delete cascade',
    owner,
    'type TEXT not null',
    'content TEXT not null',
    truth('visible'),
    truth('locked'),
    'sort_text TEXT not null',
    'gaps WHOLE not null',
    'deleted_place WHOLE',
    ...record,
  ]);
  await createTable(db, 'category', [
    'id TEXT primary key',
    'user_id TEXT references app_user (id) on delete cascade',
    'name TEXT not null',
    'created_at_ms WHOLE not null',
  ]);
  await createSearchedTable(db, 'media', [
    owner,
    'title TEXT not null',
    'type TEXT not null',
    'public_id TEXT not null',
    'mime TEXT not null',
    'bytes WHOLE not null check (bytes >= 0)',
    'width WHOLE not null',
    'height WHOLE not null',
    'sha256 TEXT not null',
    'search_text TEXT not null',
    'created_at_ms WHOLE not null',
  ]);
}

async function createRoomTables(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'room', [
    'id TEXT primary key',
    // No reference: a run goes on, and its results stay, when its game is purged.
    'game_id TEXT not null',
    owner,
    'code TEXT',
    'name TEXT not null',
    'run_game TEXT not null',
    'created_at_ms WHOLE not null',
    'ended_at_ms WHOLE',
  ]);
  await createTable(db, 'room_journal', [
    'room_id TEXT not null references room (id) on delete cascade',
    'seq WHOLE not null',
    'at_ms WHOLE not null',
    'command TEXT not null',
    'primary key (room_id, seq)',
  ]);
  await createTable(db, 'room_snapshot', [
    'room_id TEXT primary key references room (id) on delete cascade',
    'seq WHOLE not null',
    'state TEXT not null',
  ]);
  await createSearchedTable(db, 'game_result', [
    'room_id TEXT not null unique',
    'game_id TEXT',
    owner,
    'name TEXT not null',
    'started_at_ms WHOLE not null',
    'ended_at_ms WHOLE not null',
    'players_count WHOLE not null check (players_count >= 0)',
    'questions_count WHOLE not null check (questions_count >= 0)',
    'right_share REAL check (right_share between 0 and 1)',
    'report TEXT not null',
    'search_text TEXT not null',
  ]);
}
