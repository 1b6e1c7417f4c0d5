import type { Media } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { withContentLock } from './content-lock.ts';
import { fileKey } from './file-key.ts';
import { galleryRoomOf } from '../gallery-room.ts';
import { countWithContent, insertMedia, toMedia, type StoredMedia } from '../media-store.ts';

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
    if ((await platform.files.size(key)) !== media.bytes) await put(key);
    try {
      await insertMedia(platform.db, media);
    } catch (error) {
      if ((await countWithContent(platform.db, sha256)) === 0) await platform.files.delete(key);
      throw error;
    }
  });
  return succeed(toMedia(media));
}
