import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { dialectName } from '../dialect-name.ts';
import { searchKey } from '../search-key.ts';
import { addColumns, createIndexes, createSearchedTable, createTable } from './create-table.ts';

/** The second step of signing in, membership, lists of people that can be searched, the audit log, groups of errors. */
export async function createAdministrationTables(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'two_step', [
    'user_id TEXT primary key references app_user (id) on delete cascade',
    // Encrypted with the server's secret. Null: no app was ever confirmed.
    'secret TEXT',
    // Null: off, asked for by nobody.
    'on_since_ms WHOLE',
    // The last time step whose code was used: no code counts twice.
    'last_step WHOLE not null default 0',
    // Of an app that has not said its first code yet; the one before it stays in force until then.
    'pending TEXT',
    'pending_at_ms WHOLE',
    'check (on_since_ms is null or secret is not null)',
  ]);
  await createTable(db, 'recovery_code', [
    'user_id TEXT not null references app_user (id) on delete cascade',
    'code_hash TEXT not null',
    'used_at_ms WHOLE',
    'primary key (user_id, code_hash)',
  ]);
  await addColumns(db, 'app_user', ['institution_id TEXT', "sort_name TEXT not null default ''"]);
  // Beside the accounts, because their table has no row number of its own for the index to hold on to.
  await createSearchedTable(db, 'person_search', [
    'search_text TEXT not null',
    'foreign key (id) references app_user (id) on delete cascade',
  ]);
  await indexPeople(db);
  await createSearchedTable(db, 'audit_entry', [
    'at_ms WHOLE not null',
    'actor_id TEXT',
    'actor_name TEXT not null',
    'action TEXT not null',
    'target_kind TEXT not null',
    'target_id TEXT not null',
    'target_name TEXT not null',
    'succeeded WHOLE not null check (succeeded in (0, 1))',
    // Fields as short texts, JSON.
    'before_json TEXT not null',
    'after_json TEXT not null',
    'address TEXT not null',
    'search_text TEXT not null',
  ]);
  await addColumns(db, 'client_error', ["group_key TEXT not null default ''"]);
  await groupOldErrors(db);
  await createTable(db, 'client_error_group', ['group_key TEXT primary key', 'resolved_at_ms WHOLE not null']);
  await createIndexes(db, [
    // What admins see of everybody, in the orders of the lists; counting reads no row.
    'game_living on game (deleted_at_ms, updated_at_ms, id, read_only, user_id) where deleted_at_ms is null',
    'game_living_by_created on game (deleted_at_ms, created_at_ms, id, read_only, user_id) where deleted_at_ms is null',
    'game_living_by_name on game (deleted_at_ms, sort_name, id, read_only, user_id) where deleted_at_ms is null',
    'question_living on question (deleted_at_ms, updated_at_ms, id, game_id) where deleted_at_ms is null',
    'question_living_by_created on question (deleted_at_ms, created_at_ms, id, game_id) where deleted_at_ms is null',
    'question_living_by_text on question (deleted_at_ms, sort_text, id, game_id) where deleted_at_ms is null',
    'user_by_name on app_user (sort_name, id)',
    'user_by_time on app_user (created_at_ms, id)',
    // Both databases agree only on where a number stands.
    'user_by_login on app_user (coalesce(last_login_ms, 0), id)',
    'user_by_institution on app_user (institution_id) where institution_id is not null',
    'audit_by_time on audit_entry (at_ms, id)',
    'audit_by_actor on audit_entry (actor_id, at_ms)',
    'audit_by_action on audit_entry (action, at_ms)',
    'game_result_by_time on game_result (ended_at_ms)',
    'client_error_by_group on client_error (group_key, created_at_ms)',
  ]);
  for (const table of ['ledger_entry', 'audit_entry']) await refuseChanges(db, table);
}

/** Those who are there already can be found and sorted like those to come. */
async function indexPeople(db: Kysely<unknown>): Promise<void> {
  const people = await sql<{ id: string; name: string; email: string }>`select id, name, email from app_user`.execute(
    db,
  );
  for (const { id, name, email } of people.rows) {
    await sql`update app_user set sort_name = ${searchKey(name)} where id = ${id}`.execute(db);
    await sql`insert into person_search (id, search_text) values (${id}, ${searchKey(`${name} ${email}`)})`.execute(db);
  }
}

/** Reports that are there already belong together by their words. */
async function groupOldErrors(db: Kysely<unknown>): Promise<void> {
  const words = await sql<{ message: string }>`select distinct message from client_error`.execute(db);
  for (const { message } of words.rows) {
    const key = createHash('sha256').update(message).digest('hex').slice(0, 32);
    await sql`update client_error set group_key = ${key} where message = ${message}`.execute(db);
  }
}

/** Whatever a program does wrong later, these rows stay as they were written. */
async function refuseChanges(db: Kysely<unknown>, table: string): Promise<void> {
  if (dialectName(db) === 'postgres') {
    await sql
      .raw(
        `create function ${table}_stays() returns trigger language plpgsql as $$ begin raise exception '${table} is append-only'; end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${table}_stays before update or delete on ${table} for each row execute function ${table}_stays()`,
      )
      .execute(db);
    return;
  }
  for (const act of ['update', 'delete'])
    await sql
      .raw(
        `create trigger ${table}_no_${act} before ${act} on ${table} begin select raise(abort, '${table} is append-only'); end`,
      )
      .execute(db);
}
