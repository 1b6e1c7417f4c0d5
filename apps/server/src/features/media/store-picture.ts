import { createHash } from 'node:crypto';
import { MediaId, type Media, type UserId } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { isHosted, storeHosted } from './hosted-service.ts';
import { findByContent, toMedia, type StoredMedia } from './media-store.ts';
import { encodePicture } from './picture-codec.ts';
import { storeContent } from './store-content.ts';

/** What may be said about a new picture. */
export interface PictureOrigin {
  /** Keeps it on this server, and gives back a picture that is in the gallery already instead of storing it twice. */
  reuse?: boolean;
  link?: string;
  uploadId?: string | null;
}

/**
 * Re-encodes a picture (its bytes, or where it lies) and takes it into a gallery, here or at the hosted service. Refuses `badImage`,
 * `imageDimensions`, `unavailable` when the hosted service fails.
 */
export async function storePicture(
  platform: Platform,
  userId: UserId,
  title: string,
  source: Buffer | string,
  { reuse = false, link = '', uploadId = null }: PictureOrigin = {},
): Promise<Result<Media>> {
  const encoded = await encodePicture(source);
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
    provider: 'file',
    durationMs: 0,
    link,
    uploadId,
    createdAtMs: platform.now(),
  };
  if (isHosted(platform) && !reuse)
    return storeHosted(platform, media, async () => new Blob([new Uint8Array(picture.bytes)]));
  return succeed(await storeContent(platform, media, (key) => platform.files.put(key, picture.bytes)));
}
