import { sql } from 'kysely';
import type { Db } from '#platform/db/tables';

/** Rows looked through at once. */
const PORTION = 500;
/** Every use of a gallery file in stored JSON has this key beside its id. */
const HAS_MEDIA = '%"publicId"%';
const ID = /"_id":"([A-Za-z0-9_-]{8,40})"/g;

/** What may show somebody's files: where it says so, what ends it, when it was last written, how that text looks. */
const HOLDERS = [
  { table: 'game', content: 'settings', ended: 'deleted_at_ms', written: 'updated_at_ms', like: HAS_MEDIA },
  { table: 'question', content: 'content', ended: 'deleted_at_ms', written: 'updated_at_ms', like: HAS_MEDIA },
  { table: 'room', content: 'run_game', ended: 'ended_at_ms', written: 'created_at_ms', like: '%' },
  { table: 'assignment', content: 'run_game', ended: 'closed_at_ms', written: 'created_at_ms', like: '%' },
];

/**
 * Of one person's files those that somebody else's games, questions, open rooms or open assignments show, each with one who
 * does: copies keep showing the giver's files. Deleted things do not count, as in deleting a single file. `sinceMs`:
 * looks only at what was written from then on.
 */
export async function findHeirs(
  db: Db,
  userId: string,
  mediaIds: ReadonlySet<string>,
  sinceMs = 0,
): Promise<Map<string, string>> {
  const heirs = new Map<string, string>();
  if (mediaIds.size === 0) return heirs;
  for (const { table, content: text, ended, written, like } of HOLDERS) {
    const scan = async (after: string) => {
      const found = sql<{ id: string; user_id: string; content: string }>`
        select id, user_id, ${sql.ref(text)} as content from ${sql.table(table)}
        where user_id <> ${userId} and ${sql.ref(ended)} is null and ${sql.ref(written)} >= ${sinceMs}
          and ${sql.ref(text)} like ${like} and id > ${after}
        order by id limit ${PORTION}`;
      return (await found.execute(db)).rows;
    };
    let after = '';
    for (let rows = await scan(after); rows.length > 0; rows = await scan(after)) {
      for (const { id, user_id, content } of rows) {
        for (const [, found] of content.matchAll(ID)) {
          if (found !== undefined && mediaIds.has(found) && !heirs.has(found)) heirs.set(found, user_id);
        }
        after = id;
      }
    }
  }
  return heirs;
}
