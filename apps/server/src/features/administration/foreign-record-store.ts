import type { Db } from '#platform/db/tables';

/** Kinds of records that admins reach though they are somebody else's. */
export type RecordKind = 'game' | 'question' | 'media' | 'category' | 'room' | 'assignment' | 'result' | 'share';
/** Whose a record is, null: nobody's, and what people call it. */
export interface OwnedRecord {
  ownerId: string | null;
  name: string;
}

/** A record that is there, deleted ones that can come back too; null: none. */
export async function findOwnedRecord(db: Db, kind: RecordKind, id: string): Promise<OwnedRecord | null> {
  const row = await find(db, kind, id);
  return row === undefined ? null : { ownerId: row.owner, name: row.name };
}

async function find(db: Db, kind: RecordKind, id: string): Promise<{ owner: string | null; name: string } | undefined> {
  switch (kind) {
    case 'game':
    case 'category':
    case 'room':
    case 'assignment':
      return db.selectFrom(kind).select(['user_id as owner', 'name']).where('id', '=', id).executeTakeFirst();
    case 'result':
      return db.selectFrom('game_result').select(['user_id as owner', 'name']).where('id', '=', id).executeTakeFirst();
    case 'media':
      return db
        .selectFrom('media')
        .select(['user_id as owner', 'title as name'])
        .where('id', '=', id)
        .executeTakeFirst();
    case 'share':
      return db
        .selectFrom('share')
        .select(['sharer_id as owner', 'game_name as name'])
        .where('id', '=', id)
        .executeTakeFirst();
    case 'question':
      // A slide belongs to whom its game belongs to.
      return db
        .selectFrom('question')
        .leftJoin('game', 'game.id', 'question.game_id')
        .select(({ fn }) => [fn.coalesce('game.user_id', 'question.user_id').as('owner'), 'question.sort_text as name'])
        .where('question.id', '=', id)
        .executeTakeFirst();
  }
}
