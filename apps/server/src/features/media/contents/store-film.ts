import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { MediaId, type Media, type UserId } from '@qc/contract';
import type { Platform } from '#platform/platform';
import type { Result } from '#platform/result';
import { isHosted, storeHosted } from './hosted-service.ts';
import type { StoredMedia } from '../media-store.ts';
import type { FilmFacts } from '../films/probe-film.ts';
import { storeContent } from './store-content.ts';

/** A judged film or sound on our disk. */
export interface NewFilm {
  path: string;
  title: string;
  link: string;
  uploadId: string | null;
  facts: FilmFacts;
}

/** Takes a judged film or sound into a gallery, here or at the hosted service (then `unavailable` when that fails). Refuses `galleryFull`. */
export async function storeFilm(platform: Platform, userId: UserId, film: NewFilm): Promise<Result<Media>> {
  const { path, title, link, uploadId, facts } = film;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const media: StoredMedia = {
    id: MediaId.parse(platform.random.id()),
    userId,
    title,
    type: facts.type,
    publicId: platform.random.secret(),
    mime: facts.mime,
    bytes: (await stat(path)).size,
    width: facts.width,
    height: facts.height,
    sha256: hash.digest('hex'),
    provider: 'file',
    durationMs: facts.durationMs,
    link,
    uploadId,
    createdAtMs: platform.now(),
  };
  if (await isHosted(platform)) return storeHosted(platform, media, () => openAsBlob(path));
  return storeContent(platform, media, (key) => platform.files.putFile(key, path));
}
