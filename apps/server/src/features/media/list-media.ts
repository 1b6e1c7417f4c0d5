import type { RouteInput, RouteReply } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { galleryMaxOf } from './gallery-room.ts';
import { findGallery, sumBytes, toMedia } from './media-store.ts';

/** One page of the caller's gallery, newest first; `totalBytes` and `maxBytes` are about the whole gallery. */
export async function listMedia(
  platform: Platform,
  actor: Actor,
  query: RouteInput<'listMedia'>['query'],
): Promise<Result<RouteReply<'listMedia'>>> {
  const { media, count } = await findGallery(platform.db, actor.userId, query);
  return succeed({
    media: media.map(toMedia),
    count,
    totalBytes: await sumBytes(platform.db, actor.userId),
    maxBytes: await galleryMaxOf(platform, actor.userId),
  });
}
