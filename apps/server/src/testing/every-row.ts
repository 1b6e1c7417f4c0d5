import { sql } from 'kysely';
import type { Db } from '#platform/db/tables';

/** What the server writes by itself, every second. */
const HEARTBEAT = 'live.aliveAtMs';

/** Every row of every table, but the log of what was refused, the server's own heartbeat, and what searches go by. */
export async function everyRow(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables();
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    if (name === 'audit_entry' || /_search(_|$)/.test(name)) continue;
    const all = await sql<{ key?: string }>`select * from ${sql.table(name)} order by 1`.execute(db);
    rows[name] = all.rows.filter(({ key }) => key !== HEARTBEAT);
  }
  return rows;
}
