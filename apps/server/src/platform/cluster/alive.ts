import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { Platform } from '../platform.ts';

/**
 * When another server that writes an attempt's journal last said that it was running, by the clock of that journal, ms
 * since 1970; null: this one writes it, or nobody has yet. `unknown`: a server of which there is no record, which was
 * alone. To be asked before the attempt is taken: then there is another writer.
 */
export async function aliveElsewhere(db: Db, attemptId: string, serverId: string): Promise<number | 'unknown' | null> {
  const row = await db
    .selectFrom('attempt_epoch')
    .leftJoin('server', 'server.id', 'attempt_epoch.writer')
    .select('server.alive_at_ms')
    .where('run_id', '=', attemptId)
    .where('writer', '<>', serverId)
    .executeTakeFirst();
  return row === undefined ? null : (row.alive_at_ms ?? 'unknown');
}

/** Forgets servers whose lease is long over and who were the last to write no run that goes on. */
export async function forgetGoneServers({ cluster, db }: Pick<Platform, 'cluster' | 'db'>): Promise<void> {
  if (cluster.isAlone) return;
  await sql`
    delete from server where lease_until < clock_timestamp() - interval '1 hour'
      and not exists (select from room_epoch where writer = server.id)
      and not exists (select from attempt_epoch where writer = server.id)`.execute(db);
}

/**
 * Ends every session that a gone server has with the database, so that no statement of it that stands still in its middle
 * keeps a row any longer. Gives how many there were.
 */
export async function endSessionsOf(db: Db, serverId: string): Promise<number> {
  const ended = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${serverId} and datname = current_database()`.execute(db);
  return ended.rows.length;
}
