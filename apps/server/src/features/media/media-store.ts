import { MediaId, MediaProvider, MediaType, UserId, type Media, type RouteInput } from '@qc/contract';
import type { Selectable } from 'kysely';
import { countRows } from '#platform/db/count-rows';
import { readPage } from '#platform/db/read-page';
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
  /** Of the stored file; empty when the bytes live elsewhere: on a video site or at the hosted service. */
  sha256: string;
  provider: MediaProvider;
  /** Of a film or sound; 0: a picture, or not known. */
  durationMs: number;
  /** The link it came from; empty: uploaded. */
  link: string;
  /** The resumable upload it was made from. */
  uploadId: string | null;
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
      provider: media.provider,
      duration_ms: media.durationMs,
      link: media.link,
      upload_id: media.uploadId,
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
  return findBy(db, { id });
}

/** The file of our own with this public id, or null. */
export async function findByPublicId(db: Db, publicId: string): Promise<StoredMedia | null> {
  return findBy(db, { public_id: publicId, provider: 'file' });
}

/** What one person made of a resumable upload, or null. */
export async function findByUpload(db: Db, userId: UserId, uploadId: string): Promise<StoredMedia | null> {
  return findBy(db, { upload_id: uploadId, user_id: userId });
}

/** One person's entry for a film on a video site, or null. */
export async function findFilm(
  db: Db,
  userId: UserId,
  film: { provider: MediaProvider; publicId: string },
): Promise<StoredMedia | null> {
  return findBy(db, { user_id: userId, provider: film.provider, public_id: film.publicId });
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

/** Anybody's file with this content, or null: what was judged once need not be judged again. */
export async function findAnyWithContent(db: Db, sha256: string): Promise<StoredMedia | null> {
  return findBy(db, { sha256 });
}

/** How many files of anybody have this content. */
export async function countWithContent(db: Db, sha256: string): Promise<number> {
  return countRows(db.selectFrom('media').where('sha256', '=', sha256));
}

/** Those of these contents that somebody's file has. */
export async function findContents(db: Db, sha256: readonly string[]): Promise<Set<string>> {
  if (sha256.length === 0) return new Set();
  const rows = await db.selectFrom('media').select('sha256').distinct().where('sha256', 'in', sha256).execute();
  return new Set(rows.map((row) => row.sha256));
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

/** One page of a gallery, newest first, and the exact number of all that fit. */
export async function findGallery(
  db: Db,
  userId: UserId,
  query: RouteInput<'listMedia'>['query'],
): Promise<{ media: StoredMedia[]; count: number }> {
  let fitting = db.selectFrom('media').where('user_id', '=', userId);
  if (query.type) fitting = fitting.where('type', '=', query.type);
  if (query.searchText !== '') fitting = fitting.where(searchMatches(db, 'media', query.searchText));
  const sorted = fitting.selectAll().orderBy('created_at_ms', 'desc').orderBy('id', 'desc');
  const { rows, count } = await readPage(sorted, query);
  return { media: rows.map(fromRow), count };
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

/** Bytes of one person's files that lie on this server. */
export async function sumStoredBytes(db: Db, userId: UserId): Promise<number> {
  const { total } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.sum<number | bigint | string | null>('bytes').as('total'))
    .where('user_id', '=', userId)
    .where('sha256', '!=', '')
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

async function findBy(db: Db, facts: Partial<Selectable<MediaTable>>): Promise<StoredMedia | null> {
  const found = db
    .selectFrom('media')
    .selectAll()
    .where((eb) => eb.and(facts));
  const row = await found.limit(1).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** How the contract shows an entry. */
export function toMedia(media: StoredMedia): Media {
  const { id, title, type, provider, publicId, width, height, bytes, durationMs, link, createdAtMs } = media;
  return { _id: id, title, type, provider, publicId, width, height, bytes, durationMs, link, createdAt: createdAtMs };
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
    provider: MediaProvider.parse(row.provider),
    durationMs: row.duration_ms,
    link: row.link,
    uploadId: row.upload_id,
    createdAtMs: row.created_at_ms,
  };
}
