import { GameId, QuestionId, type GameSummary } from '@qc/contract';
import { findSlidesOfGame, insertSlides, type NewSlide } from '#features/slides';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { copyName } from './copy-name.ts';
import { mayEditGame } from './game-policy.ts';
import { findGame, insertGame } from './game-store.ts';
import { findNames } from './game-list-store.ts';
import { showSummary } from './game-view.ts';

/** Copies a game with its slides; the copy is the caller's, unlocked and not a template. */
export async function replicateGame(platform: Platform, actor: Actor, id: GameId): Promise<Result<GameSummary>> {
  const now = platform.now();
  return inTransaction(platform.db, async (trx) => {
    const game = await findGame(trx, id);
    if (!game || !mayEditGame(actor, game)) return refuse('notFound');
    const slides = new Map((await findSlidesOfGame(trx, id)).map((slide) => [slide.question._id, slide.content]));
    const copyId = GameId.parse(platform.random.id());
    const copies: NewSlide[] = game.order.flatMap((original) => {
      const content = slides.get(original);
      if (!content) return [];
      const slideId = QuestionId.parse(platform.random.id());
      return [{ id: slideId, gameId: copyId, userId: actor.userId, content: { ...content, locked: false } }];
    });
    const copy = await insertGame(
      trx,
      {
        id: copyId,
        userId: actor.userId,
        name: copyName(game.name, await findNames(trx, actor.userId)),
        settings: game.settings,
        order: copies.map((slide) => slide.id),
      },
      now,
    );
    await insertSlides(trx, copies, now);
    return succeed(await showSummary(trx, copy));
  });
}
