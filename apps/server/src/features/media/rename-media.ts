import type { Media, MediaId, MediaTitle } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { mayEditMedia } from './media-policy.ts';
import { findOneMedia, toMedia, updateTitle } from './media-store.ts';

/** Changes the title; `notFound` for a foreign file. */
export async function renameMedia(
  platform: Platform,
  actor: Actor,
  id: MediaId,
  { title }: MediaTitle,
): Promise<Result<Media>> {
  const media = await findOneMedia(platform.db, id);
  if (!media || !mayEditMedia(actor, media)) return refuse('notFound');
  const renamed = await updateTitle(platform.db, id, title);
  return renamed ? succeed(toMedia(renamed)) : refuse('notFound');
}
