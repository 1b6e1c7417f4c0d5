import { MediaId, MediaProvider, MediaType, type MediaRef, type UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';

/** What a game or slide keeps of a gallery entry, besides what is its own: the description and the selection. */
export type MediaFile = Omit<MediaRef, 'alt' | 'startMs' | 'endMs'>;

/** Whose files may be used. */
export interface MediaClaim {
  owners: readonly UserId[];
  /** Files the record has already: they may stay, whoever owns them. */
  kept: ReadonlySet<MediaId>;
}

/**
 * The files behind `refs` that may be used. The ones that are new to the record are held until the transaction ends,
 * so that nobody deletes them between this look and the write.
 */
export async function claimMedia(
  trx: Db,
  refs: readonly MediaRef[],
  { owners, kept }: MediaClaim,
): Promise<Map<MediaId, MediaFile>> {
  const ids = [...new Set(refs.map((ref) => ref._id))];
  const fresh = ids.filter((id) => !kept.has(id));
  if (fresh.length > 0) {
    const held = await trx
      .updateTable('media')
      .set((eb) => ({ bytes: eb.ref('bytes') }))
      .where('id', 'in', fresh)
      .where('user_id', 'in', owners)
      .returning('id')
      .execute();
    const mine = new Set(held.map((row) => row.id));
    return findMedia(
      trx,
      ids.filter((id) => kept.has(id) || mine.has(id)),
    );
  }
  return findMedia(trx, ids);
}

/** The files with these ids that exist, whoever owns them. */
export async function findMedia(db: Db, ids: readonly MediaId[]): Promise<Map<MediaId, MediaFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['id', 'type', 'provider', 'public_id', 'width', 'height', 'duration_ms'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => {
      const id = MediaId.parse(row.id);
      const { width, height, public_id: publicId, duration_ms: durationMs } = row;
      const [type, provider] = [MediaType.parse(row.type), MediaProvider.parse(row.provider)];
      return [id, { _id: id, type, provider, publicId, width, height, durationMs }];
    }),
  );
}
