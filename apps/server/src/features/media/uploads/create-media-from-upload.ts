import type { ErrorCode, FinishedUpload, Media, UserId } from '@qc/contract';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { withContentLock } from '../contents/content-lock.ts';
import { findByUpload, toMedia } from '../media-store.ts';
import { type IncomingFile, takeFile } from './take-file.ts';
import type { UploadShelf } from './upload-shelf.ts';

/** What would be refused again for the same bytes: the upload is thrown away at once. */
const FINAL: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'fileNameTilde',
  'unsupportedMedia',
  'tooLarge',
  'badImage',
  'imageDimensions',
  'badMedia',
  'mediaTooLong',
  'galleryFull',
]);

/**
 * Makes a gallery entry of a finished resumable upload of the caller. Asked again, it gives the same entry. Refuses
 * `notFound` for another person's upload, `invalidInput` for an unfinished one, and what `takeFile` refuses.
 */
export async function createMediaFromUpload(
  platform: Platform,
  shelf: UploadShelf,
  actor: Actor,
  { upload, title }: FinishedUpload,
): Promise<Result<Media>> {
  const key = shelf.keyOf(actor.userId, upload);
  return withContentLock(key, async () => {
    const known = await findByUpload(platform.db, actor.userId, upload);
    if (known) {
      await shelf.remove(key);
      return succeed(toMedia(known));
    }
    const shelved = await shelf.find(key);
    if (!shelved) return refuse('notFound');
    const { fileName, size, received } = shelved;
    if (received !== size) return refuse('invalidInput', { fields: [{ path: 'upload', code: 'unfinished' }] });
    const about = { fileName, title: title ?? '', link: '', uploadId: upload };
    const taken = await shelf.withFile(key, (path) => takeOnce(platform, actor.userId, { path, ...about }));
    if (taken.ok || FINAL.has(taken.code)) await shelf.remove(key);
    return taken;
  });
}

/** Where another server was asked for the same upload at the same moment, its entry is the one. */
async function takeOnce(platform: Platform, userId: UserId, file: IncomingFile): Promise<Result<Media>> {
  try {
    return await takeFile(platform, userId, file);
  } catch (error) {
    const known =
      isUniqueViolation(error) && file.uploadId !== null
        ? await findByUpload(platform.db, userId, file.uploadId)
        : null;
    if (known === null) throw error;
    return succeed(toMedia(known));
  }
}
