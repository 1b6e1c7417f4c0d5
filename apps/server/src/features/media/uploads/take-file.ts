import { open, stat } from 'node:fs/promises';
import { IMAGE_BYTES_MAX, type Media, type UserId } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { refuse, type Result } from '#platform/result';
import { blankMetadata } from '../films/blank-metadata.ts';
import { fileTitle } from '../file-title.ts';
import { probeInThread } from '../films/probe-in-thread.ts';
import { sniffFilm } from '../films/sniff-film.ts';
import { sniffImage } from '../pictures/sniff-image.ts';
import { storeFilm } from '../contents/store-film.ts';
import { storePicture } from '../contents/store-picture.ts';

/** A file that lies on our disk and wants into a gallery. */
export interface IncomingFile {
  path: string;
  /** A person's text. */
  fileName: string;
  title: string;
  link: string;
  uploadId: string | null;
}

const HEAD_BYTES = 64 * 1024;

/**
 * Takes a file into a gallery, judged by what it really is: a picture is re-encoded, a film or sound measured, and
 * freed of what it says about place and device. The file itself stays where it is. Refuses `fileNameTilde`,
 * `unsupportedMedia` (SVG, PDF, HTML, playlists, anything else), `tooLarge`, `badImage`, `imageDimensions`,
 * `badMedia`, `mediaTooLong`, `galleryFull`.
 */
export async function takeFile(platform: Platform, userId: UserId, file: IncomingFile): Promise<Result<Media>> {
  const { path, fileName, link, uploadId } = file;
  if (fileName.includes('~')) return refuse('fileNameTilde');
  const head = await readHead(path);
  if (sniffImage(head) !== null) {
    if ((await stat(path)).size > IMAGE_BYTES_MAX) return refuse('tooLarge');
    const title = fileTitle(file.title, fileName, 'image');
    return storePicture(platform, userId, title, path, { link, uploadId });
  }
  const family = sniffFilm(head);
  if (family === null) return refuse('unsupportedMedia');
  const judged = await probeInThread(path, family);
  if ('refusal' in judged) return refuse(judged.refusal, judged.details ? { details: judged.details } : {});
  if (family === 'isobmff') await blankMetadata(path);
  const title = fileTitle(file.title, fileName, judged.type);
  return storeFilm(platform, userId, { path, title, link, uploadId, facts: judged });
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
