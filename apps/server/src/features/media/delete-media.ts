import type { Done, MediaId } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import { StorageAway } from '#platform/files/storage-away';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { withContentLock } from './contents/content-lock.ts';
import { forgetVariants } from './pictures/derived-cache.ts';
import { dropUnused } from './contents/held-content.ts';
import { mayEditMedia } from './media-policy.ts';
import { findOneMedia, holdMedia, removeMedia } from './media-store.ts';
import { findUses } from './media-usage-store.ts';

/**
 * Deletes a file from the gallery, and its bytes when nobody else has the same. Refuses `notFound` for a foreign one
 * and `mediaInUse`, with the places named in `details`.
 */
export async function deleteMedia(platform: Platform, actor: Actor, id: MediaId): Promise<Result<Done>> {
  const media = await findOneMedia(platform.db, id);
  if (!media || !mayEditMedia(actor, media)) return refuse('notFound');
  // What has no content here (a film on a video site, a file at the hosted service) has a lock of its own.
  return withContentLock(media.sha256 || media.id, async () => {
    const deleted = await inTransaction(platform.db, async (trx): Promise<Result<Done>> => {
      if (!(await holdMedia(trx, id))) return refuse('notFound');
      const uses = await findUses(trx, id, media.userId);
      if (uses.length > 0) return refuse('mediaInUse', { details: uses });
      await removeMedia(trx, id);
      return succeed({ ok: true });
    });
    if (deleted.ok && media.sha256 !== '') await dropBytes(platform, media.sha256);
    return deleted;
  });
}

/** The entry is gone, whatever becomes of its bytes: what a storage keeps too long is swept up. */
async function dropBytes(platform: Platform, sha256: string): Promise<void> {
  try {
    if (await dropUnused(platform, sha256)) await forgetVariants(platform, sha256);
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error;
    platform.log.warn({ err: error }, 'the bytes of a deleted file stay until they are swept up');
  }
}
