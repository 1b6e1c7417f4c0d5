import { wordsOf } from '@qc/words/server';
import { LANGUAGES } from '@qc/contract/languages';
import { type Expression, type SqlBool, sql } from 'kysely';
import { searchKey } from '#platform/db/search-key';
import { searchMatches, searchWords } from '#platform/db/search';
import type { Db } from '#platform/db/tables';

/** Every act with its words in all languages, as they are searched. */
const ACTS: readonly [string, string][] = Object.keys(wordsOf('en').auditActions).map((action) => [
  action,
  LANGUAGES.map((language) => wordsOf(language).auditActions)
    .map((texts: Readonly<Record<string, string>>) => ` ${searchKey(texts[action] ?? '')}`)
    .join(''),
]);

/**
 * A condition for entries of `audit_entry`: each word of the query is in what the screen shows of the entry, or of a
 * part of it: what was written down, the act in the words of any language, name and address of whoever it is about by
 * today's account, and of the buyer of an order.
 */
export function auditMatches(db: Db, query: string): Expression<SqlBool> {
  const words = searchWords(query);
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  const all = sql.join(
    words.map((word) => wordMatches(db, word)),
    sql` and `,
  );
  return sql<SqlBool>`((${all}) or audit_entry.id in (select part_of from audit_entry where part_of is not null and ${all}))`;
}

function wordMatches(db: Db, word: string): Expression<SqlBool> {
  const people = sql`select person_search.id from person_search where ${searchMatches(db, 'person_search', word)}`;
  const acts = ACTS.filter(([, words]) => words.includes(word.length < 3 ? ` ${word}` : word)).map(
    ([action]) => action,
  );
  const byAct = acts.length === 0 ? sql`1 = 0` : sql`audit_entry.action in (${sql.join(acts)})`;
  return sql<SqlBool>`(${searchMatches(db, 'audit_entry', word)} or ${byAct}
    or audit_entry.actor_id in (${people}) or audit_entry.target_id in (${people})
    or audit_entry.target_id in (select payment_order.id from payment_order where payment_order.user_id in (${people})))`;
}
