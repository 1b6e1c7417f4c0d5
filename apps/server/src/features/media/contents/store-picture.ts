import { openAsBlob } from 'node:fs';
import { MediaId, type Media, type UserId } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { isHosted, storeHosted } from './hosted-service.ts';
import { withIncomingFile } from '../uploads/incoming-file.ts';
import { findByContent, toMedia, type StoredMedia } from '../media-store.ts';
import { type EncodedPicture, encodePicture } from '../pictures/picture-codec.ts';
import { storeContent } from './store-content.ts';

/** What may be said about a new picture. */
export interface PictureOrigin {
  /** Keeps it on this server, and gives back a picture that is in the gallery already instead of storing it twice. */
  reuse?: boolean;
  link?: string;
  uploadId?: string | null;
}

/**
 * Re-encodes a picture (its bytes, or where it lies) and takes it into a gallery, here or at the hosted service. Refuses
 * `badImage`, `imageDimensions`, `galleryFull`, `unavailable` when the hosted service fails.
 */
export async function storePicture(
  platform: Platform,
  userId: UserId,
  title: string,
  source: Buffer | string,
  origin: PictureOrigin = {},
): Promise<Result<Media>> {
  // From file to file: megabytes in the server's own memory would be felt by every live room.
  return withIncomingFile(platform, async (path) => {
    const encoded = await encodePicture(source, path);
    return encoded.ok ? keep(platform, userId, title, { path, ...encoded.value, ...origin }) : encoded;
  });
}

async function keep(
  platform: Platform,
  userId: UserId,
  title: string,
  { path, reuse = false, link = '', uploadId = null, ...picture }: EncodedPicture & PictureOrigin & { path: string },
): Promise<Result<Media>> {
  const { sha256 } = picture;
  const known = reuse ? await findByContent(platform.db, userId, sha256) : null;
  if (known) return succeed(toMedia(known));
  const media: StoredMedia = {
    id: MediaId.parse(platform.random.id()),
    userId,
    title,
    type: 'image',
    publicId: platform.random.secret(),
    mime: picture.mime,
    bytes: picture.bytes,
    width: picture.width,
    height: picture.height,
    sha256,
    provider: 'file',
    durationMs: 0,
    link,
    uploadId,
    createdAtMs: platform.now(),
  };
  if ((await isHosted(platform)) && !reuse) return storeHosted(platform, media, () => openAsBlob(path));
  return storeContent(platform, media, (key) => platform.files.putFile(key, path));
}
