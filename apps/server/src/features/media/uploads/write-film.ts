import { MediaId, type Media } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { insertMedia, toMedia } from '../media-store.ts';

/** How the sites are called whose films play here. */
export const FILM_SITES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

type Film = Pick<Media, 'title' | 'publicId' | 'link' | 'width' | 'height' | 'durationMs'> & {
  provider: keyof typeof FILM_SITES;
};

/** Writes a gallery entry for a film that stays on its site: there are no bytes of it here. */
export async function writeFilm(platform: Platform, { userId }: Actor, film: Film): Promise<Media> {
  const id = MediaId.parse(platform.random.id());
  const stays = { mime: 'text/html', bytes: 0, sha256: '', uploadId: null } as const;
  const media = { ...film, ...stays, id, userId, type: 'video', createdAtMs: platform.now() } as const;
  await insertMedia(platform.db, media);
  return toMedia(media);
}
