import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { dialectName } from './dialect-name.ts';
import { searchKey } from './search-key.ts';
import type { Tables } from './tables.ts';

/** Tables with a `search_text` column and a trigram index on it. */
export const SEARCHED_TABLES = [
  'game',
  'question',
  'media',
  'game_result',
  'person_search',
  'institution',
  'subscription',
  'charge',
  'payment_order',
  'audit_entry',
] as const;
export type SearchedTable = (typeof SEARCHED_TABLES)[number];

const TRIGRAM = 3;
const WORDS_MAX = 8;

/**
 * A condition for `where`: every word of the query is in the row's text. Words of three letters and more use the
 * trigram index; shorter ones match beginnings of words. An empty query matches everything. The table must be
 * queried under its own name, not under an alias.
 */
export function searchMatches(db: Kysely<Tables>, table: SearchedTable, query: string): Expression<SqlBool> {
  const words = searchWords(query);
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  const dialect = dialectName(db);
  const conditions = words.map((word) => {
    if ([...word].length < TRIGRAM) return startsAWord(table, word);
    return dialect === 'postgres' ? contains(table, word) : inTrigramIndex(table, word);
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function startsAWord(table: SearchedTable, word: string): Expression<SqlBool> {
  const text = sql.ref(`${table}.search_text`);
  const start = escapeLike(word);
  return sql<SqlBool>`(${text} like ${`${start}%`} escape '\\' or ${text} like ${`% ${start}%`} escape '\\')`;
}

function contains(table: SearchedTable, word: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.search_text`)} like ${`%${escapeLike(word)}%`} escape '\\'`;
}

function inTrigramIndex(table: SearchedTable, word: string): Expression<SqlBool> {
  const index = sql.table(`${table}_search`);
  const phrase = `"${word.replaceAll('"', '""')}"`;
  // The unary plus keeps the planner from driving the whole query by the index: measured 10 times slower without.
  return sql<SqlBool>`+${sql.ref(`${table}.row_no`)} in (select rowid from ${index} where ${index} match ${phrase})`;
}

/** The words that are looked for: eight at most. */
export function searchWords(query: string): string[] {
  return searchKey(query)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
}

/** A text as it stands in the pattern of a `like ... escape '\\'`. */
export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
