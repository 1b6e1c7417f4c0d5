import type { Media } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { withContentLock } from './content-lock.ts';
import { dropUnused, whileContentHeld } from './held-content.ts';
import { fileKey } from './file-key.ts';
import { galleryRoomOf } from '../gallery-room.ts';
import { insertMedia, toMedia, type StoredMedia } from '../media-store.ts';

/**
 * Writes an entry whose bytes are ours: the file is durable before the row says so, and when the row cannot be
 * written, a file nobody else uses is taken away again. `put` brings the bytes under their key. Refuses `galleryFull`.
 */
export async function storeContent(
  platform: Platform,
  media: StoredMedia,
  put: (key: string) => Promise<void>,
): Promise<Result<Media>> {
  const { sha256 } = media;
  if ((await galleryRoomOf(platform, media.userId)) < media.bytes) return refuse('galleryFull');
  await withContentLock(sha256, async () => {
    const key = fileKey(sha256);
    const isThere = async () => (await platform.files.size(key)) === media.bytes;
    for (let isWritten = false; !isWritten;) {
      if (!(await isThere())) await put(key);
      try {
        isWritten = await whileContentHeld(platform, sha256, async (db, isAlone) => {
          // Another server may have taken it away with its last entry since.
          if (!isAlone && !(await isThere())) return false;
          await insertMedia(db, media);
          return true;
        });
      } catch (error) {
        await dropUnused(platform, sha256);
        throw error;
      }
    }
  });
  return succeed(toMedia(media));
}
