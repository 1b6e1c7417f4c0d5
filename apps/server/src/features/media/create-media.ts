import { cleanText, SHORT_TEXT_MAX, type Media } from '@qc/contract';
import { cutText } from '#platform/cut-text';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result } from '#platform/result';
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
  return storePicture(platform, actor.userId, titleOf(upload), upload.bytes);
}

function titleOf({ title, fileName }: Upload): string {
  const bare = cleanText(fileName).replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return cutText(title || bare || 'image', SHORT_TEXT_MAX);
}
