import type { Insertable, Kysely, Selectable } from 'kysely';
import type { SessionTable, Tables, UserTable } from '#platform/db/tables';
import { PENDING_SECRET_MS } from './session-times.ts';
import { forgetPending } from '../two-step/two-step-store.ts';

/** A session's row with the account it belongs to. */
export interface StoredSession {
  session: Selectable<SessionTable>;
  user: UserTable;
}

export async function insertSession(db: Kysely<Tables>, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('session').values(session).execute();
}

/** One statement for both: every call of somebody signed in begins with it. */
export async function findSession(db: Kysely<Tables>, idHash: string): Promise<StoredSession | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .selectAll('app_user')
    .select([
      'id_hash',
      'user_id',
      'last_seen_ms',
      'expires_at_ms',
      'browser',
      'device',
      'password_due',
      'proved_at_ms',
    ])
    .select('session.created_at_ms as began_at_ms')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id_hash, user_id, last_seen_ms, expires_at_ms, browser, device, password_due, ...rest } = row;
  const { began_at_ms, proved_at_ms, ...user } = rest;
  const times = { created_at_ms: began_at_ms, last_seen_ms, expires_at_ms, proved_at_ms };
  return { session: { id_hash, user_id, ...times, browser, device, password_due }, user };
}

/** Moves the end of a session forward; a session that ended meanwhile stays ended. */
export async function prolongSession(
  db: Kysely<Tables>,
  idHash: string,
  change: { last_seen_ms: number; expires_at_ms: number },
): Promise<void> {
  await db.updateTable('session').set(change).where('id_hash', '=', idHash).execute();
}

/** Notes when the person last said who they are. */
export async function proveSession(db: Kysely<Tables>, idHash: string, provedAtMs: number): Promise<void> {
  await db.updateTable('session').set({ proved_at_ms: provedAtMs }).where('id_hash', '=', idHash).execute();
}

export async function deleteSession(db: Kysely<Tables>, idHash: string): Promise<void> {
  await db.deleteFrom('session').where('id_hash', '=', idHash).execute();
}

/** One person's sessions in force, last used first. */
export async function findSessionsOf(
  db: Kysely<Tables>,
  userId: string,
  nowMs: number,
): Promise<Selectable<SessionTable>[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at_ms', '>', nowMs)
    .orderBy('last_seen_ms', 'desc')
    .orderBy('id_hash')
    .execute();
}

/** Ends every session of one person. */
export async function deleteSessionsOf(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}

/** Ends every session of one person but this one. */
export async function deleteOtherSessionsOf(db: Kysely<Tables>, userId: string, idHash: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).where('id_hash', '!=', idHash).execute();
}

/** Removes sessions whose time is over, and with them one-time tokens, links, and secrets that no app ever confirmed. */
export async function deleteExpired(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at_ms', '<=', nowMs).execute();
  await db.deleteFrom('login_token').where('expires_at_ms', '<=', nowMs).execute();
  await db.deleteFrom('account_link').where('expires_at_ms', '<=', nowMs).execute();
  await forgetPending(db, nowMs - PENDING_SECRET_MS);
}
