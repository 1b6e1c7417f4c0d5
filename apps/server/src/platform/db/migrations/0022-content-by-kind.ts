import type { Kysely } from 'kysely';

/** Fields that were written on every slide, and the kinds that have them. */
const OWNERS: Record<string, readonly string[]> = {
  answers: ['trivia', 'trueFalse', 'survey', 'typed', 'order'],
  selection: ['trivia', 'survey'],
  typing: ['typed'],
  numberKey: ['number'],
  miniGame: ['miniGame'],
};
const ROWS_AT_ONCE = 500;

interface Row {
  id: string;
  type: string;
  content: string;
}

/** What a slide says depends on its kind: what only other kinds have is dropped. Deleted slides may come back. */
export async function contentByKind(db: Kysely<unknown>): Promise<void> {
  const tables = db.withTables<{ question: Row }>();
  for (let after = ''; ;) {
    const rows = await tables
      .selectFrom('question')
      .select(['id', 'type', 'content'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, type, content } of rows) {
      const narrow = ownContent(type, content);
      if (narrow !== null) await tables.updateTable('question').set({ content: narrow }).where('id', '=', id).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The content without what is another kind's; null: there is nothing of the sort in it. */
function ownContent(type: string, content: string): string | null {
  const written: unknown = JSON.parse(content);
  if (typeof written !== 'object' || written === null) return null;
  const fields = Object.entries(written);
  const own = fields.filter(([field]) => OWNERS[field]?.includes(type) ?? true);
  return own.length === fields.length ? null : JSON.stringify(Object.fromEntries(own));
}
