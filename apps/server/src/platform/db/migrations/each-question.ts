import type { Kysely } from 'kysely';

const ROWS_AT_ONCE = 500;

/** What a migration may read of a stored slide, and change. */
interface StoredSlide {
  type: string;
  content: string;
  search_text: string;
}

/** Goes through all slides, deleted ones too, and writes what `change` makes of each; null: it stays as it is. */
export async function eachQuestion(
  db: Kysely<unknown>,
  change: (slide: StoredSlide) => Partial<StoredSlide> | null,
): Promise<void> {
  const tables = db.withTables<{ question: StoredSlide & { id: string } }>();
  for (let after = ''; ;) {
    const rows = await tables
      .selectFrom('question')
      .select(['id', 'type', 'content', 'search_text'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, ...slide } of rows) {
      const changed = change(slide);
      if (changed) await tables.updateTable('question').set(changed).where('id', '=', id).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
