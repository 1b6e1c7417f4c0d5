import { type Kysely, sql } from 'kysely';
import { dialectName } from '../dialect-name.ts';

/**
 * Creates a table alike on both databases from column lines such as `name TEXT not null`. `TEXT`, `WHOLE` and `REAL`
 * (in capitals) become the types of the database: text compares byte by byte on both, so that lists have one order.
 * `MOMENT` is a time of PostgreSQL's own clock, `MOMENTS` a list of them; nothing is in them on SQLite.
 */
export async function createTable(db: Kysely<unknown>, name: string, lines: readonly string[]): Promise<void> {
  const columns = lines.map((line) => columnLine(db, line));
  const end = dialectName(db) === 'postgres' ? '' : ' strict';
  await sql.raw(`create table ${name} (${columns.join(', ')})${end}`).execute(db);
}

/** Adds columns to a table, written as for `createTable`; one that may not be null needs a default. */
export async function addColumns(db: Kysely<unknown>, table: string, lines: readonly string[]): Promise<void> {
  for (const line of lines) await sql.raw(`alter table ${table} add column ${columnLine(db, line)}`).execute(db);
}

function columnLine(db: Kysely<unknown>, line: string): string {
  const postgres = dialectName(db) === 'postgres';
  return line
    .replaceAll('TEXT', postgres ? 'text collate "C"' : 'text')
    .replaceAll('WHOLE', postgres ? 'bigint' : 'integer')
    .replaceAll('REAL', postgres ? 'double precision' : 'real')
    .replace(/MOMENT(S?)/, (_word, many: string) => (postgres ? `timestamptz${many && '[]'}` : 'text'));
}

/**
 * Creates a table with an `id` and a `search_text`, and on SQLite the trigram index that follows it by triggers. The
 * index is tied to a row number of its own column, because hidden row numbers may change when the file is compacted.
 */
export async function createSearchedTable(db: Kysely<unknown>, name: string, lines: readonly string[]): Promise<void> {
  if (dialectName(db) === 'postgres') {
    await createTable(db, name, ['id TEXT primary key', ...lines]);
    return;
  }
  await createTable(db, name, ['row_no integer primary key', 'id TEXT not null unique', ...lines]);
  const index = `${name}_search`;
  const remove = `insert into ${index} (${index}, rowid, search_text) values ('delete', old.row_no, old.search_text)`;
  const add = `insert into ${index} (rowid, search_text) values (new.row_no, new.search_text)`;
  const statements = [
    `create virtual table ${index} using fts5 (search_text, content='${name}', content_rowid='row_no', tokenize='trigram')`,
    `create trigger ${index}_added after insert on ${name} begin ${add}; end`,
    `create trigger ${index}_removed after delete on ${name} begin ${remove}; end`,
    `create trigger ${index}_changed after update of search_text on ${name} begin ${remove}; ${add}; end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Creates indexes from lines such as `game_by_user on game (user_id)`; `unique ` may stand before the name. */
export async function createIndexes(db: Kysely<unknown>, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const unique = line.startsWith('unique ');
    await sql.raw(`create ${unique ? 'unique index' : 'index'} ${line.replace(/^unique /, '')}`).execute(db);
  }
}
