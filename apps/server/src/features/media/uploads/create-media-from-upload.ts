import type { ErrorCode, FinishedUpload, Media } from '@qc/contract';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { withContentLock } from '../contents/content-lock.ts';
import { findByUpload, toMedia } from '../media-store.ts';
import { takeFile } from './take-file.ts';
import { UploadRefused } from './upload-refused.ts';
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
  const { userId } = actor;
  const known = async (): Promise<Result<Media> | null> => {
    const media = await findByUpload(platform.db, userId, upload);
    return media && succeed(toMedia(media));
  };
  const take = async (): Promise<Result<Media>> => {
    const shelved = await shelf.find(key);
    if (!shelved) return refuse('notFound');
    const { fileName, size, received } = shelved;
    if (received !== size) return refuse('invalidInput', { fields: [{ path: 'upload', code: 'unfinished' }] });
    const about = { fileName, title: title ?? '', link: '', uploadId: upload };
    return shelf.withFile(key, (path) => takeFile(platform, userId, { path, ...about }));
  };
  return withContentLock(key, async () => {
    const taken = (await known()) ?? (await takeBesideOthers(take, known));
    if (taken.ok || FINAL.has(taken.code)) await shelf.remove(key);
    return taken;
  });
}

/** Another server may be asked for the same upload at the same moment, and be quicker: its entry is the one. */
async function takeBesideOthers(
  take: () => Promise<Result<Media>>,
  known: () => Promise<Result<Media> | null>,
): Promise<Result<Media>> {
  try {
    const taken = await take();
    const mayBeTaken = !taken.ok && (taken.code === 'notFound' || taken.code === 'invalidInput');
    return (mayBeTaken ? await known() : null) ?? taken;
  } catch (error) {
    if (!isUniqueViolation(error) && !(error instanceof UploadRefused)) throw error;
    const media = await known();
    if (media !== null) return media;
    if (error instanceof UploadRefused) return refuse('notFound');
    throw error;
  }
}
