import {
  completeContent,
  QuestionId,
  SLIDES_MAX,
  type GameId,
  type NewQuestion,
  type Question,
  type QuestionContent,
} from '@qc/contract';
import { changeSlideOrder } from '#features/games';
import { findSlidesById, insertSlides, resolverInGame, type NewSlide } from '#features/slides';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Failure, type Result } from '#platform/result';
import { creatorIn } from './question-policy.ts';

/** Contents to put into a game, the first at `at` (the end when not said), the others after it. */
export interface Addition {
  gameId: GameId;
  contents: readonly QuestionContent[];
  at: number | undefined;
}

/** New slides and the game's version after taking them. */
export interface Added {
  questions: Question[];
  gameVersion: number;
}

/**
 * Writes new slides and their places in the game, both or neither. Refuses `notFound`, `tooManySlides`, and
 * `invalidInput` for media that are neither the caller's, nor the game owner's, nor in the game already.
 */
export async function addSlides(trx: Db, platform: Platform, actor: Actor, add: Addition): Promise<Result<Added>> {
  const now = platform.now();
  const ids = add.contents.map(() => QuestionId.parse(platform.random.id()));
  const changed = await changeSlideOrder(trx, actor, add.gameId, now, async (game) => {
    if (game.order.length + add.contents.length > SLIDES_MAX) return refuse('tooManySlides');
    const slides: NewSlide[] = [];
    const userId = creatorIn(actor, { ownerId: game.userId });
    const resolve = resolverInGame(trx, game.id, [actor.userId, game.userId]);
    for (const [i, id] of ids.entries()) {
      const asked = add.contents[i];
      if (!asked) continue;
      const content = await resolve(asked);
      if (!content.ok) return add.contents.length > 1 ? inItem(content, i) : content;
      slides.push({ id, gameId: add.gameId, userId, content: content.value, language: game.settings.language });
    }
    await insertSlides(trx, slides, now);
    return succeed(game.order.toSpliced(Math.min(add.at ?? game.order.length, game.order.length), 0, ...ids));
  });
  if (!changed.ok) return changed;
  const written = new Map((await findSlidesById(trx, ids)).map(({ question }) => [question._id, question]));
  return succeed({ questions: ids.flatMap((id) => written.get(id) ?? []), gameVersion: changed.value.gameVersion });
}

/** What the caller wrote, with defaults for the rest. */
export function contentOfNew(fields: NewQuestion): QuestionContent {
  const { game: _game, setIndex: _setIndex, ...content } = fields;
  return completeContent(content);
}

function inItem(failure: Failure, i: number): Failure {
  return { ...failure, fields: failure.fields?.map((field) => ({ ...field, path: `${i}.${field.path}` })) };
}
