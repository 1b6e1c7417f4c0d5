import type { Media } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#platform/http/handlers';
import type { Receiving } from '#platform/http/bodies/receiving';
import type { Pace } from '#platform/pace';
import type { Platform } from '#platform/platform';
import { refuse, type Result } from '#platform/result';
import type { WorkPlaces } from '#platform/work-places';
import { fileTitle } from '../file-title.ts';
import { galleryRoomOf } from '../gallery-room.ts';
import { withIncomingFile } from './incoming-file.ts';
import { readUpload } from './read-upload.ts';
import { storePicture } from '../contents/store-picture.ts';

/** How a picture comes in, and where it is worked on. */
interface PictureSeams {
  pace: Pace;
  receiving: Receiving;
  inPlace: WorkPlaces;
}

/**
 * Takes the picture in a call's body into the caller's gallery. Refuses what `receiving` and `readUpload` refuse, `fileNameTilde`,
 * `unsupportedMedia` for content that is no JPEG, PNG, WebP, AVIF or GIF (whatever its name says), `badImage`,
 * `imageDimensions`, `galleryFull`.
 */
export async function createMedia(
  platform: Platform,
  actor: Actor,
  request: FastifyRequest,
  { pace, receiving, inPlace }: PictureSeams,
): Promise<Result<Media>> {
  // Before its bytes come; how many they become is known when the picture is made.
  if ((await galleryRoomOf(platform, actor.userId)) <= 0) return refuse('galleryFull');
  return withIncomingFile(platform, async (path) => {
    const upload = await receiving(request, actor.userId, () => readUpload(request, path, pace));
    if (!upload.ok) return upload;
    const { fileName, title, isPicture } = upload.value;
    if (fileName.includes('~')) return refuse('fileNameTilde');
    if (!isPicture) return refuse('unsupportedMedia');
    return inPlace(actor.userId, () => storePicture(platform, actor.userId, fileTitle(title, fileName, 'image'), path));
  });
}
