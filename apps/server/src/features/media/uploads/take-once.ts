import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { MediaId, parseVideoLink, SHORT_TEXT_MAX, videoPageUrl, type Media } from '@qc/contract';
import { cutText } from '#platform/cut-text';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { deleteMedia } from '../delete-media.ts';
import {
  findAnyWithContent,
  findByContent,
  findFilm,
  findOneMedia,
  toMedia,
  type StoredMedia,
} from '../media-store.ts';
import { storeContent } from '../contents/store-content.ts';
import { takeFile } from './take-file.ts';
import { FILM_SITES, writeFilm } from './write-film.ts';

/** A medium that was taken in, or was there already. */
export interface TakenOnce {
  media: Media;
  isNew: boolean;
}

/**
 * Takes a file from our disk into a gallery, judged like an upload, unless the gallery has it already: as these bytes,
 * or as what becomes of them. Bytes that this server made itself are not encoded again. Refuses what `takeFile` refuses.
 */
export async function takeFileOnce(
  platform: Platform,
  actor: Actor,
  { path, title }: { path: string; title: string },
): Promise<Result<TakenOnce>> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const sha256 = hash.digest('hex');
  const known = await findByContent(platform.db, actor.userId, sha256);
  if (known) return succeed({ media: toMedia(known), isNew: false });
  const judged = await findAnyWithContent(platform.db, sha256);
  if (judged) {
    const media = await takeJudged(platform, actor, judged, { path, title });
    return media.ok ? succeed({ media: media.value, isNew: true }) : media;
  }
  const taken = await takeFile(platform, actor.userId, { path, fileName: '', title, link: '', uploadId: null });
  if (!taken.ok) return taken;
  const stored = await findOneMedia(platform.db, taken.value._id);
  const older = stored && stored.sha256 !== '' ? await findByContent(platform.db, actor.userId, stored.sha256) : null;
  if (!older || older.id === taken.value._id) return succeed({ media: taken.value, isNew: true });
  await deleteMedia(platform, actor, taken.value._id);
  return succeed({ media: toMedia(older), isNew: false });
}

/** The same bytes as somebody's file here: encoded and judged already, so they stay to the bit what they are. */
function takeJudged(
  platform: Platform,
  actor: Actor,
  judged: StoredMedia,
  { path, title }: { path: string; title: string },
): Promise<Result<Media>> {
  const media: StoredMedia = {
    ...judged,
    id: MediaId.parse(platform.random.id()),
    userId: actor.userId,
    title: title || judged.type,
    publicId: platform.random.secret(),
    link: '',
    uploadId: null,
    createdAtMs: platform.now(),
  };
  return storeContent(platform, media, (key) => platform.files.putFile(key, path));
}

/** What is known of a film on a video site without asking it. */
export type KnownFilm = Pick<Media, 'title' | 'provider' | 'publicId' | 'link' | 'width' | 'height' | 'durationMs'>;

/** Takes a film of a video site into a gallery, unless it is there. Refuses `linkRefused` for what is no such film. */
export async function takeFilmOnce(platform: Platform, actor: Actor, film: KnownFilm): Promise<Result<TakenOnce>> {
  const { provider, publicId, title, width, height, durationMs } = film;
  if (provider === 'file') return refuse('linkRefused');
  const named = parseVideoLink(videoPageUrl(provider, publicId));
  if (named?.provider !== provider || named.publicId !== publicId) return refuse('linkRefused');
  const known = await findFilm(platform.db, actor.userId, { provider, publicId });
  if (known) return succeed({ media: toMedia(known), isNew: false });
  const link = parseVideoLink(film.link)?.publicId === publicId ? film.link : videoPageUrl(provider, publicId);
  const name = cutText(title || FILM_SITES[provider], SHORT_TEXT_MAX);
  const media = await writeFilm(platform, actor, { provider, publicId, title: name, width, height, durationMs, link });
  return succeed({ media, isNew: true });
}
