import { sql, type RawBuilder } from 'kysely';
import { dialectName, type DialectName } from './dialect-name.ts';
import type { Db, Tables } from './tables.ts';

/** What a column holds. */
export type ColumnKind = 'whole' | 'text';

/**
 * Inserts rows, each a list of values in the order of `columns`, by one statement: many of them as one parameter.
 * However many there are, the statement is the same: it is prepared once, and not bound by how many parameters a
 * statement may have.
 */
export async function insertAsJson<Table extends keyof Tables>(
  db: Db,
  table: Table,
  columns: readonly (readonly [name: keyof Tables[Table] & string, kind: ColumnKind])[],
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const into = sql`insert into ${sql.table(table)} (${names})`;
  const [only] = rows;
  // A long text alone is bound as it is, not quoted and read again.
  if (only && rows.length === 1) await sql`${into} values (${sql.join(only)})`.execute(db);
  else await sql`${into} ${selected(dialectName(db), columns, rows)}`.execute(db);
}

function selected(
  dialect: DialectName,
  columns: readonly (readonly [name: string, kind: ColumnKind])[],
  rows: readonly (readonly (string | number)[])[],
): RawBuilder<unknown> {
  const postgres = dialect === 'postgres';
  const values = columns.map(([, kind], at) =>
    postgres && kind === 'whole' ? sql`(value ->> ${sql.lit(at)})::bigint` : sql`value ->> ${sql.lit(at)}`,
  );
  const list = JSON.stringify(rows);
  const source = postgres ? sql`json_array_elements(${list}::json)` : sql`json_each(${list})`;
  return sql`select ${sql.join(values)} from ${source}`;
}
