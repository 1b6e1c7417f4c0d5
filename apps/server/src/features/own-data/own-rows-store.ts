import { type RawBuilder, sql } from 'kysely';
import type { Db, Tables } from '#platform/db/tables';

/** One record of the file. */
export interface OwnRow {
  _id?: string;
  /** What to go on after, where records have no id to tell; it is not in the file. */
  cursor?: string;
  [field: string]: unknown;
}
/** The next records after this id or cursor, in the order of theirs; none: that was all. */
export type ReadSection = (db: Db, userId: string, after: string) => Promise<OwnRow[]>;

/** Short records read at once. */
export const SHORT_PORTION = 200;
/** The same of records with a long text in them. */
export const LONG_PORTION = 20;

type ColumnOf<T extends keyof Tables> = keyof Tables[T] & string;
/** A column, or a column and what the file says for its value. */
type Field<T extends keyof Tables> = ColumnOf<T> | readonly [ColumnOf<T>, (value: unknown, userId: string) => unknown];

/**
 * A section of the file whose records are the person's rows of one table: `_id`, and each field from its column.
 * `cursor`: the table's key, where it is not to be told. `whose`: which rows are the person's, if not by `user_id`.
 */
export function ownRows<T extends keyof Tables>(
  table: T,
  fields: Record<string, Field<T>>,
  {
    cursor,
    portion = SHORT_PORTION,
    whose = (userId) => sql`user_id = ${userId}`,
  }: { cursor?: ColumnOf<T>; portion?: number; whose?: (userId: string) => RawBuilder<unknown> } = {},
): ReadSection {
  const key = sql.ref(cursor ?? 'id');
  const told = Object.entries(fields).map(([name, field]) => {
    const [column, toValue] = typeof field === 'string' ? [field, (value: unknown) => value] : field;
    return { name, column, toValue };
  });
  const columns = sql.join(told.map(({ name, column }) => sql`${sql.ref(column)} as ${sql.ref(name)}`));
  return async (db, userId, after) => {
    // The keys are sorted without the long texts.
    const keys = sql`select ${key} from ${sql.table(table)}
      where ${whose(userId)} and ${key} > ${after} order by ${key} limit ${portion}`;
    const { rows } = await sql<OwnRow>`select ${key} as ${sql.ref(cursor ? 'cursor' : '_id')}, ${columns}
      from ${sql.table(table)} where ${key} in (${keys}) order by ${key}`.execute(db);
    return rows.map(({ _id, cursor: at, ...row }) => ({
      ...(cursor ? { cursor: at } : { _id }),
      ...Object.fromEntries(told.map(({ name, toValue }) => [name, toValue(row[name], userId)])),
    }));
  };
}

/** What stands as JSON in a column. */
export const json = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : null);
/** A truth value, which the database keeps as a number. */
export const isOne = (value: unknown): boolean => value === 1;
