import type { GameId, GameVersions } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { allowGame } from './access/allow-game.ts';
import { findAuthors, findSlideVersions } from './game-changes-store.ts';

/** Which version a game and its slides have and who made it; `notFound` for one that the caller may not see. */
export async function getGameChanges(platform: Platform, actor: Actor, id: GameId): Promise<Result<GameVersions>> {
  const allowed = await allowGame(platform.db, actor, id, 'view');
  if (!allowed.ok) return allowed;
  const { game } = allowed.value;
  const slides = await findSlideVersions(platform.db, id);
  const authors = await findAuthors(platform.db, [game.changedBy, ...[...slides.values()].map(({ by }) => by)]);
  const authorOf = (by: string | null) => (by === null ? null : (authors.get(by) ?? null));
  return succeed({
    version: game.version,
    changedBy: authorOf(game.changedBy),
    questions: game.order.flatMap((_id) => {
      const slide = slides.get(_id);
      if (!slide) return [];
      return [{ _id, version: slide.version, changedBy: authorOf(slide.by), updatedAt: slide.updatedAtMs }];
    }),
  });
}
