import type { Media } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result } from '#platform/result';
import { fileTitle } from './file-title.ts';
import type { Upload } from './read-upload.ts';
import { sniffImage } from './sniff-image.ts';
import { storePicture } from './store-picture.ts';

/**
 * Takes an uploaded picture into the caller's gallery. Refuses `fileNameTilde`, `unsupportedMedia` for content that
 * is no JPEG, PNG, WebP, AVIF or GIF (whatever its name says), `badImage`, `imageDimensions`.
 */
export async function createMedia(platform: Platform, actor: Actor, upload: Upload): Promise<Result<Media>> {
  if (upload.fileName.includes('~')) return refuse('fileNameTilde');
  if (sniffImage(upload.bytes) === null) return refuse('unsupportedMedia');
  return storePicture(platform, actor.userId, fileTitle(upload.title, upload.fileName, 'image'), upload.bytes);
}
