import { UserId, type GameId } from '@qc/contract';
import type { Db } from '#platform/db/tables';

/** A slide's version, who made it and when. */
interface SlideVersion {
  version: number;
  by: string | null;
  updatedAtMs: number;
}

/** The versions of a game's living slides. */
export async function findSlideVersions(db: Db, id: GameId): Promise<Map<string, SlideVersion>> {
  const rows = await db
    .selectFrom('question')
    .select(['id', 'version', 'changed_by', 'updated_at_ms'])
    .where('game_id', '=', id)
    .where('deleted_at_ms', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { version: row.version, by: row.changed_by, updatedAtMs: row.updated_at_ms }]),
  );
}

/** The names of those who changed something; of who is gone there is none. */
export async function findAuthors(
  db: Db,
  ids: readonly (string | null)[],
): Promise<Map<string, { _id: UserId; name: string }>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('app_user').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, { _id: UserId.parse(id), name }]));
}
