import type { Media } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#platform/http/handlers';
import type { Pace } from '#platform/pace';
import type { Platform } from '#platform/platform';
import { refuse, type Result } from '#platform/result';
import { fileTitle } from './file-title.ts';
import { withIncomingFile } from './incoming-file.ts';
import { readUpload } from './read-upload.ts';
import { storePicture } from './store-picture.ts';

/**
 * Takes the picture in a call's body into the caller's gallery. Refuses what `readUpload` refuses, `fileNameTilde`,
 * `unsupportedMedia` for content that is no JPEG, PNG, WebP, AVIF or GIF (whatever its name says), `badImage`,
 * `imageDimensions`.
 */
export async function createMedia(
  platform: Platform,
  actor: Actor,
  request: FastifyRequest,
  pace: Pace,
): Promise<Result<Media>> {
  return withIncomingFile(platform, async (path) => {
    const upload = await readUpload(request, path, pace);
    if (!upload.ok) return upload;
    const { fileName, title, isPicture } = upload.value;
    if (fileName.includes('~')) return refuse('fileNameTilde');
    if (!isPicture) return refuse('unsupportedMedia');
    return storePicture(platform, actor.userId, fileTitle(title, fileName, 'image'), path);
  });
}
