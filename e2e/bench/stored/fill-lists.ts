import { DatabaseSync } from 'node:sqlite';

/** A word that every twentieth name holds; written as searching writes it. */
export const HEBREW = 'כוכב';
const WORDS = ['ספר', 'תפוח', 'ילדה', 'שאלה', HEBREW, 'אורה', 'גלגל', 'דוגמה', 'הגדה', 'ורד'];

type Column = string | null;

/**
 * Multiplies one game, one question and one account of a stopped server's file until there are so many of each: the
 * copies are like the first row but for id, name and time.
 */
export function fillLists(file: string, rows: number): void {
  const db = new DatabaseSync(file);
  db.exec('begin immediate');
  const word = `case ${WORDS.map((one, index) => `when i % ${WORDS.length * 2} = ${index} then '${one}'`).join(' ')} else 'abc' end`;
  const label = `${word} || ' ' || i`;
  const time = '1700000000000 + i * 1000';
  multiply(db, 'app_user', rows, {
    id: "'bench-user-' || i",
    email: "'bench-' || i || '@school.org'",
    name: label,
    role: '2',
    sort_name: label,
    created_at_ms: time,
  });
  multiply(db, 'person_search', rows, { row_no: null, id: "'bench-user-' || i", search_text: label });
  multiply(db, 'game', rows, {
    row_no: null,
    id: "'bench-game-' || i",
    user_id: "'bench-user-' || i",
    name: label,
    sort_name: label,
    search_text: label,
    seed_key: 'null',
    created_at_ms: time,
    updated_at_ms: time,
  });
  multiply(db, 'question', rows, {
    row_no: null,
    id: "'bench-question-' || i",
    user_id: "'bench-user-' || i",
    game_id: "'bench-game-' || i",
    sort_text: label,
    search_text: label,
    created_at_ms: time,
    updated_at_ms: time,
  });
  db.exec('commit');
  db.exec('analyze');
  db.close();
}

/** `instead` gives a column's expression over the number `i`; null leaves the column to the database. */
function multiply(db: DatabaseSync, table: string, rows: number, instead: Record<string, Column>): void {
  const columns = db
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map((row) => String(row['name']))
    .filter((name) => instead[name] !== null);
  const values = columns.map((name) => instead[name] ?? `first.${name}`);
  db.exec(
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${rows})
     insert into ${table} (${columns.join(', ')})
     select ${values.join(', ')} from n, (select * from ${table} limit 1) first`,
  );
}
