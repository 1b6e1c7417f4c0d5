import { type Kysely, sql } from 'kysely';
import { addColumns, createIndexes, createTable } from './create-table.ts';

const LINK_COLUMNS = 'token_hash, user_id, purpose, new_email, expires_at_ms, used_at_ms';

/** Which addresses are proved, what waits for the proof, and when a session last heard the password. */
export async function createConfirmedAddresses(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'app_user', [
    'email_confirmed_ms WHOLE',
    'contact_confirmed_ms WHOLE',
    // Credits that a new account begins with have yet to be given; accounts of before have had theirs.
    'welcome_due WHOLE not null default 0',
  ]);
  await addColumns(db, 'session', ['proved_at_ms WHOLE not null default 0']);
  await confirmKnown(db, Date.now());
  await widenLinks(db);
  await createTable(db, 'waiting_share', [
    'id TEXT primary key',
    'game_id TEXT not null references game (id) on delete cascade',
    'sharer_id TEXT not null references app_user (id) on delete cascade',
    'email TEXT not null',
    'transfer_type WHOLE not null',
    'created_at_ms WHOLE not null',
  ]);
  await createIndexes(db, [
    'unique waiting_share_once on waiting_share (game_id, email)',
    'waiting_share_by_email on waiting_share (email)',
    'waiting_share_by_sharer on waiting_share (sharer_id)',
  ]);
}

/**
 * Proved, as far as is known: who accepted a mailed invitation; who was added by an admin and has a password since,
 * which only the mailed link sets; and admins, to whom an owner gave the role by hand.
 */
async function confirmKnown(db: Kysely<unknown>, nowMs: number): Promise<void> {
  await sql`update app_user set email_confirmed_ms = ${nowMs}
    where (role in (0, 1) and email <> 'owner@questions.local')
      or id in (select actor_id from audit_entry where action = 'acceptInvitation' and succeeded = 1)
      or (password_hash is not null
        and id in (select target_id from audit_entry where action = 'addManyUsers' and succeeded = 1))`.execute(db);
}

/** Two more purposes: a check cannot be changed in place. Links that are on their way stay good. */
async function widenLinks(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'account_link_9', [
    'token_hash TEXT primary key',
    'user_id TEXT not null references app_user (id) on delete cascade',
    "purpose TEXT not null check (purpose in ('reset', 'email', 'confirm', 'contact'))",
    // Of every purpose but reset: the address that is confirmed by it.
    'new_email TEXT',
    'created_at_ms WHOLE not null default 0',
    'expires_at_ms WHOLE not null',
    'used_at_ms WHOLE',
  ]);
  const columns = sql.raw(LINK_COLUMNS);
  await sql`insert into account_link_9 (${columns}) select ${columns} from account_link`.execute(db);
  await sql`drop table account_link`.execute(db);
  await sql`alter table account_link_9 rename to account_link`.execute(db);
  await createIndexes(db, [
    'account_link_by_user on account_link (user_id, purpose)',
    'account_link_by_expiry on account_link (expires_at_ms)',
  ]);
}
