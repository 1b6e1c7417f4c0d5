import type { Done, MediaId } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { withContentLock } from './contents/content-lock.ts';
import { forgetVariants } from './pictures/derived-cache.ts';
import { fileKey } from './contents/file-key.ts';
import { mayEditMedia } from './media-policy.ts';
import { countWithContent, findOneMedia, holdMedia, removeMedia } from './media-store.ts';
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
    if (deleted.ok && media.sha256 !== '' && (await countWithContent(platform.db, media.sha256)) === 0) {
      await platform.files.delete(fileKey(media.sha256));
      await forgetVariants(platform, media.sha256);
    }
    return deleted;
  });
}
