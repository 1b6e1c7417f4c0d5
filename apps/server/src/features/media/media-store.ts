import { MediaId, MediaType, UserId, type Media } from '@qc/contract';
import type { Selectable } from 'kysely';
import { searchKey } from '#platform/db/search-key';
import { searchMatches } from '#platform/db/search';
import type { Db, MediaTable } from '#platform/db/tables';

/** A gallery file with what replies leave out. */
export interface StoredMedia {
  id: MediaId;
  userId: UserId;
  title: string;
  type: MediaType;
  publicId: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  sha256: string;
  createdAtMs: number;
}

/** Writes a new gallery file. */
export async function insertMedia(db: Db, media: StoredMedia): Promise<void> {
  await db
    .insertInto('media')
    .values({
      id: media.id,
      user_id: media.userId,
      title: media.title,
      type: media.type,
      public_id: media.publicId,
      mime: media.mime,
      bytes: media.bytes,
      width: media.width,
      height: media.height,
      sha256: media.sha256,
      search_text: searchKey(media.title),
      created_at_ms: media.createdAtMs,
    })
    .execute();
}

/** One file, held against other writers until the transaction ends; or null. */
export async function holdMedia(trx: Db, id: MediaId): Promise<StoredMedia | null> {
  const row = await trx
    .updateTable('media')
    .set((eb) => ({ bytes: eb.ref('bytes') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** One file, or null. */
export async function findOneMedia(db: Db, id: MediaId): Promise<StoredMedia | null> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The file with this public id, or null. */
export async function findByPublicId(db: Db, publicId: string): Promise<StoredMedia | null> {
  const row = await db.selectFrom('media').selectAll().where('public_id', '=', publicId).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** One person's file with this content, or null. */
export async function findByContent(db: Db, userId: UserId, sha256: string): Promise<StoredMedia | null> {
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** How many files of anybody have this content. */
export async function countWithContent(db: Db, sha256: string): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number | bigint | string>().as('count'))
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes the title; null when the file is gone. */
export async function updateTitle(db: Db, id: MediaId, title: string): Promise<StoredMedia | null> {
  const row = await db
    .updateTable('media')
    .set({ title, search_text: searchKey(title) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Deletes the row. */
export async function removeMedia(trx: Db, id: MediaId): Promise<void> {
  await trx.deleteFrom('media').where('id', '=', id).execute();
}

/** How a gallery page is asked for. */
export interface MediaQuery {
  page: number;
  perPage: number;
  searchText: string;
  type?: MediaType | undefined;
}

/** One page of a gallery, newest first, and the exact number of all that fit. */
export async function findGallery(
  db: Db,
  userId: UserId,
  query: MediaQuery,
): Promise<{ media: StoredMedia[]; count: number }> {
  let fitting = db.selectFrom('media').where('user_id', '=', userId);
  if (query.type) fitting = fitting.where('type', '=', query.type);
  if (query.searchText !== '') fitting = fitting.where(searchMatches(db, 'media', query.searchText));
  const { count } = await fitting
    .select((eb) => eb.fn.countAll<number | bigint | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await fitting
    .selectAll()
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  return { media: rows.map(fromRow), count: Number(count) };
}

/** Bytes of everything in one person's gallery. */
export async function sumBytes(db: Db, userId: UserId): Promise<number> {
  const { total } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.sum<number | bigint | string | null>('bytes').as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** How the contract shows a file. */
export function toMedia({ id, title, type, publicId, width, height, bytes, createdAtMs }: StoredMedia): Media {
  return { _id: id, title, type, publicId, width, height, bytes, createdAt: createdAtMs };
}

function fromRow(row: Selectable<MediaTable>): StoredMedia {
  return {
    id: MediaId.parse(row.id),
    userId: UserId.parse(row.user_id),
    title: row.title,
    type: MediaType.parse(row.type),
    publicId: row.public_id,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    sha256: row.sha256,
    createdAtMs: row.created_at_ms,
  };
}
