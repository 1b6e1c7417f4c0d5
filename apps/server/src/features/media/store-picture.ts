import { createHash } from 'node:crypto';
import { MediaId, type Media, type UserId } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { withContentLock } from './content-lock.ts';
import { fileKey } from './file-key.ts';
import { countWithContent, findByContent, insertMedia, toMedia, type StoredMedia } from './media-store.ts';
import { encodePicture } from './picture-codec.ts';

/**
 * Re-encodes a picture and takes it into a gallery. The row is written when the file is durable; when the row cannot
 * be written, a file nobody else uses is taken away again. With `reuse`, a picture that is in the gallery already is
 * given back instead of stored twice. Refuses `badImage`, `imageDimensions`.
 */
export async function storePicture(
  platform: Platform,
  userId: UserId,
  title: string,
  bytes: Buffer,
  { reuse = false }: { reuse?: boolean } = {},
): Promise<Result<Media>> {
  const encoded = await encodePicture(bytes);
  if (!encoded.ok) return encoded;
  const picture = encoded.value;
  const sha256 = createHash('sha256').update(picture.bytes).digest('hex');
  const known = reuse ? await findByContent(platform.db, userId, sha256) : null;
  if (known) return succeed(toMedia(known));
  const media: StoredMedia = {
    id: MediaId.parse(platform.random.id()),
    userId,
    title,
    type: 'image',
    publicId: platform.random.secret(),
    mime: picture.mime,
    bytes: picture.bytes.length,
    width: picture.width,
    height: picture.height,
    sha256,
    createdAtMs: platform.now(),
  };
  await withContentLock(sha256, async () => {
    const key = fileKey(sha256);
    if ((await platform.files.size(key)) !== picture.bytes.length) await platform.files.put(key, picture.bytes);
    try {
      await insertMedia(platform.db, media);
    } catch (error) {
      if ((await countWithContent(platform.db, sha256)) === 0) await platform.files.delete(key);
      throw error;
    }
  });
  return succeed(toMedia(media));
}
