import type { Db } from '#platform/db/tables';

/** Rows looked through at once. */
const PORTION = 500;
/** Every use of a gallery file in stored JSON has this key beside its id. */
const HAS_MEDIA = '%"publicId"%';
const ID = /"_id":"([A-Za-z0-9_-]{8,40})"/g;

interface Holder {
  id: string;
  user_id: string;
  content: string;
}
type Scan = (after: string) => Promise<Holder[]>;

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
  for (const scan of scans(db, userId, sinceMs)) {
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

function scans(db: Db, userId: string, sinceMs: number): Scan[] {
  return [
    (after) =>
      db
        .selectFrom('game')
        .select(['id', 'user_id', 'settings as content'])
        .where('user_id', '!=', userId)
        .where('deleted_at_ms', 'is', null)
        .where('updated_at_ms', '>=', sinceMs)
        .where('settings', 'like', HAS_MEDIA)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PORTION)
        .execute(),
    (after) =>
      db
        .selectFrom('question')
        .select(['id', 'user_id', 'content'])
        .where('user_id', '!=', userId)
        .where('deleted_at_ms', 'is', null)
        .where('updated_at_ms', '>=', sinceMs)
        .where('content', 'like', HAS_MEDIA)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PORTION)
        .execute(),
    (after) =>
      db
        .selectFrom('room')
        .select(['id', 'user_id', 'run_game as content'])
        .where('user_id', '!=', userId)
        .where('ended_at_ms', 'is', null)
        .where('created_at_ms', '>=', sinceMs)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PORTION)
        .execute(),
    (after) =>
      db
        .selectFrom('assignment')
        .select(['id', 'user_id', 'run_game as content'])
        .where('user_id', '!=', userId)
        .where('closed_at_ms', 'is', null)
        .where('created_at_ms', '>=', sinceMs)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PORTION)
        .execute(),
  ];
}
