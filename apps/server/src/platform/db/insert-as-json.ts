import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import { dialectName, type DialectName } from './dialect-name.ts';
import type { Db, Tables } from './tables.ts';

/** What a column holds. */
export type ColumnKind = 'whole' | 'text';

/** Inserts rows, all or none, each a list of values in the order of the columns. */
export type InsertAsJson = (rows: readonly (readonly (string | number | null)[])[]) => Promise<void>;

/** Of rows that are there already, by their key, these columns are changed. No two rows of one call may have the same key. */
export interface ChangeOfKnown<Column> {
  key: readonly Column[];
  changes: readonly Column[];
}

/**
 * An insert of any number of rows by one statement: many of them as one parameter, so that the statement is always the
 * same and not bound by how many parameters one may have. Put into words once, here: the journal of a hall is written
 * hundreds of times a second.
 */
export function prepareInsertAsJson<Table extends keyof Tables>(
  db: Db,
  table: Table,
  columns: readonly (readonly [name: keyof Tables[Table] & string, kind: ColumnKind])[],
  known: ChangeOfKnown<keyof Tables[Table] & string> | null = null,
): InsertAsJson {
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const into = sql`insert into ${sql.table(table)} (${names})`;
  const change = known === null ? sql`` : changeOf(known);
  // What is bound comes with each call.
  const one = sql`${into} values (${sql.join(columns.map(() => ''))}) ${change}`.compile(db).sql;
  const many = sql`${into} ${selected(dialectName(db), columns)} ${change}`.compile(db).sql;
  return async (rows) => {
    const [only] = rows;
    // A long text alone is bound as it is, not quoted and read again.
    const isOne = only !== undefined && rows.length === 1;
    await db.executeQuery(isOne ? CompiledQuery.raw(one, [...only]) : CompiledQuery.raw(many, [JSON.stringify(rows)]));
  };
}

function selected(
  dialect: DialectName,
  columns: readonly (readonly [name: string, kind: ColumnKind])[],
): RawBuilder<unknown> {
  const postgres = dialect === 'postgres';
  const values = columns.map(([, kind], at) =>
    postgres && kind === 'whole' ? sql`(value ->> ${sql.lit(at)})::bigint` : sql`value ->> ${sql.lit(at)}`,
  );
  const source = postgres ? sql`json_array_elements(${''}::json)` : sql`json_each(${''})`;
  // Without a condition SQLite takes what follows for that of a join.
  return sql`select ${sql.join(values)} from ${source} where true`;
}

function changeOf({ key, changes }: ChangeOfKnown<string>): RawBuilder<unknown> {
  const set = changes.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  return sql`on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update set ${sql.join(set)}`;
}
