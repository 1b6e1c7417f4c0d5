import { parseVideoLink, UPLOAD_BYTES_MAX, type Media, type MediaLink } from '@qc/contract';
import { diskRoomOf } from '#platform/files/disk-room';
import type { Actor } from '#platform/http/handlers';
import { fetchOutbound, type OutboundAnswer } from '#platform/outbound/fetch-outbound';
import { systemSeams, type OutboundSeams } from '#platform/outbound/outbound-seams';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Failure, type Result } from '#platform/result';
import { askFilmSite } from '../films/ask-film-site.ts';
import { fileTitle } from '../file-title.ts';
import { galleryRoomOf } from '../gallery-room.ts';
import { importSource } from './import-source.ts';
import { withIncomingFile } from './incoming-file.ts';
import { findFilm, toMedia } from '../media-store.ts';
import { takeFile } from './take-file.ts';
import { FILM_SITES, writeFilm } from './write-film.ts';

const FETCH_WITHIN_MS = 10_000;
/** Where Google sends those who may not see a file. */
const SIGN_IN_HOST = 'accounts.google.com';

/**
 * Brings in what a link leads to: a film of YouTube or Vimeo as an entry that plays there, a file of Google Drive or
 * Dropbox (or a listed host) as a file of our own, judged like an upload. Refuses `linkRefused`, `linkPrivate`,
 * `linkUnreachable`, `filmNotFound`, `filmNotShared`, `tooLarge`, `galleryFull`, `storageFull`, and what `takeFile` refuses.
 */
export async function createMediaFromLink(
  platform: Platform,
  actor: Actor,
  { link, title = '' }: MediaLink,
  seams: OutboundSeams = systemSeams,
): Promise<Result<Media>> {
  const film = parseVideoLink(link);
  if (film) return takeFilm(platform, actor, { ...film, link, title }, seams);
  const source = importSource(link, platform.config.mediaImportHosts);
  if (!source) return refuse('linkRefused');
  return withIncomingFile(platform, async (path) => {
    const room = await galleryRoomOf(platform, actor.userId);
    const diskRoom = await diskRoomOf(platform.config.dataDir);
    if (room <= 0) return refuse('galleryFull');
    if (diskRoom <= 0) return refuse('storageFull');
    // How large it is, is known when it has come: no more than there is room for is taken.
    const maxBytes = Math.min(UPLOAD_BYTES_MAX, room, diskRoom);
    const ask = { ...source, maxBytes, withinMs: FETCH_WITHIN_MS, toFile: path };
    const answer = await fetchOutbound(ask, seams);
    const failure = failureOf(answer);
    if (failure?.code === 'tooLarge' && maxBytes < UPLOAD_BYTES_MAX) {
      return refuse(room < diskRoom ? 'galleryFull' : 'storageFull');
    }
    if (failure) return failure;
    const fileName = answer.kind === 'answer' ? nameOf(answer) : '';
    return takeFile(platform, actor.userId, { path, fileName, title, link, uploadId: null });
  });
}

async function takeFilm(
  platform: Platform,
  actor: Actor,
  film: { provider: 'youtube' | 'vimeo'; publicId: string; link: string; title: string },
  seams: OutboundSeams,
): Promise<Result<Media>> {
  const { provider, publicId, link, title } = film;
  const known = await findFilm(platform.db, actor.userId, { provider, publicId });
  if (known) return succeed(toMedia(known));
  const about = await askFilmSite(platform, { provider, publicId }, seams);
  if (typeof about === 'string') return refuse(about);
  const { width = 0, height = 0, durationMs = 0 } = about ?? {};
  const name = fileTitle(title, about?.title ?? '', FILM_SITES[provider]);
  return succeed(
    await writeFilm(platform, actor, { provider, publicId, title: name, width, height, durationMs, link }),
  );
}

function failureOf(answer: OutboundAnswer): Failure | null {
  switch (answer.kind) {
    case 'refused':
      return refuse('linkRefused');
    case 'elsewhere':
      return refuse(answer.host === SIGN_IN_HOST ? 'linkPrivate' : 'linkRefused');
    case 'tooLarge':
      return refuse('tooLarge');
    case 'unreachable':
      return refuse('linkUnreachable');
    case 'answer':
      if ([401, 403, 404, 410].includes(answer.status)) return refuse('linkPrivate');
      if (answer.status !== 200) return refuse('linkUnreachable');
      // A page instead of the file: it asks to sign in.
      return isPage(answer.headers['content-type']) ? refuse('linkPrivate') : null;
  }
}

function isPage(contentType: string | undefined): boolean {
  return /^\s*(text\/html|application\/xhtml)/i.test(contentType ?? '');
}

/** The name the service gave the file, else the last part of its address. */
function nameOf({ headers, url }: Extract<OutboundAnswer, { kind: 'answer' }>): string {
  const said = headers['content-disposition'] ?? '';
  const encoded = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(said)?.[1];
  const plain = /filename\s*=\s*"([^"]*)"/i.exec(said)?.[1];
  return decode(encoded ?? '') || plain || decode(url.pathname.split('/').at(-1) ?? '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
