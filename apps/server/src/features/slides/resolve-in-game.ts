import type { GameId, MediaId, QuestionContent, UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { Result } from '#platform/result';
import { resolveContent } from './resolve-content.ts';
import { contentMedia } from './slide-media.ts';
import { findSlidesOfGame } from './slide-store.ts';

/** Gives a content as it may be stored, or says why not. */
export type Resolver = (content: QuestionContent, before?: QuestionContent) => Promise<Result<QuestionContent>>;

/**
 * As `resolveContent`, for the slides of one game: what stands on one of its slides may stand on another, whoever
 * owns it. In a copy somebody was given the media are the giver's, and a slide must still be pasted and rearranged.
 */
export function resolverInGame(trx: Db, gameId: GameId, owners: readonly UserId[]): Resolver {
  let known: Promise<ReadonlySet<MediaId>> | null = null;
  return async (content, before) => {
    const resolved = await resolveContent(trx, content, before ?? null, owners);
    if (resolved.ok || !resolved.fields?.some(({ code }) => code === 'unknownMedia')) return resolved;
    known ??= mediaOfGame(trx, gameId);
    return resolveContent(trx, content, before ?? null, owners, await known);
  };
}

async function mediaOfGame(trx: Db, gameId: GameId): Promise<ReadonlySet<MediaId>> {
  const slides = await findSlidesOfGame(trx, gameId);
  return new Set(slides.flatMap(({ content }) => contentMedia(content)).map((ref) => ref._id));
}
