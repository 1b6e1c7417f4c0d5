import { sql } from 'kysely';
import type { Db } from '#platform/db/tables';

/** Runs one check: a query of `subject` and `detail` that finds nothing when all is well. */
export async function runLedgerCheck(
  db: Db,
  query: string,
  most: number,
): Promise<{ subject: string; detail: string }[]> {
  // A select of the builder's, because those read beside the writer of the embedded database.
  const found = sql<{ subject: unknown; detail: unknown }>`(${sql.raw(query)})`.as('found');
  const rows = await db.selectFrom(found).selectAll().limit(most).execute();
  return rows.map(({ subject, detail }) => ({ subject: String(subject), detail: String(detail) }));
}
