import { sql } from 'kysely';
import { dialectName } from './dialect-name.ts';
import type { Db, Tables } from './tables.ts';

/** What a column holds. */
export type ColumnKind = 'whole' | 'text';

/**
 * Inserts rows, each a list of values in the order of `columns`, by one statement with one parameter. However many rows
 * there are, the statement is the same: it is prepared once, and not bound by how many parameters a statement may have.
 */
export async function insertAsJson<Table extends keyof Tables>(
  db: Db,
  table: Table,
  columns: readonly (readonly [name: keyof Tables[Table] & string, kind: ColumnKind])[],
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const postgres = dialectName(db) === 'postgres';
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const values = sql.join(
    columns.map(([, kind], at) =>
      postgres && kind === 'whole' ? sql`(value ->> ${sql.lit(at)})::bigint` : sql`value ->> ${sql.lit(at)}`,
    ),
  );
  const list = JSON.stringify(rows);
  const source = postgres ? sql`json_array_elements(${list}::json)` : sql`json_each(${list})`;
  await sql`insert into ${sql.table(table)} (${names}) select ${values} from ${source}`.execute(db);
}
