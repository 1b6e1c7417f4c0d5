import { isImportable, QuestionId, SLIDES_MAX, type Question, type RouteInput, type RouteReply } from '@qc/contract';
import { changeSlideOrder } from '#features/games';
import { copiedContent, findSlidesById, hideLostLabels, insertSlides, type StoredSlide } from '#features/slides';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { maySeeInLibrary } from './library-policy.ts';

/**
 * Copies questions of the library with their keys into a game, in the order asked and from `setIndex` on; all or
 * none. Refuses `notFound` (also for a question that is not in the library, or hidden from the caller), `forbidden`,
 * `onlyTrivia` naming the questions of another kind, and `tooManySlides`.
 */
export async function importQuestions(
  platform: Platform,
  actor: Actor,
  wish: RouteInput<'importQuestions'>['body'],
): Promise<Result<RouteReply<'importQuestions'>>> {
  const now = platform.now();
  const ids = wish.questions.map(() => QuestionId.parse(platform.random.id()));
  return inTransaction(platform.db, async (trx) => {
    const changed = await changeSlideOrder(trx, actor, wish.game, now, async (game) => {
      const sources = await findSources(trx, actor, wish.questions);
      if (!sources.ok) return sources;
      if (game.order.length + ids.length > SLIDES_MAX) return refuse('tooManySlides');
      const originals = sources.value.map(({ content }) => content);
      const contents = await copiedContent(trx, originals, game.userId);
      const slides = contents.flatMap((content, i) => {
        const id = ids[i];
        const { language } = game.settings;
        return id
          ? [
              {
                id,
                gameId: game.id,
                userId: game.userId,
                content: { ...content, visible: true, round: null },
                language,
              },
            ]
          : [];
      });
      await insertSlides(trx, slides, now);
      return succeed(game.order.toSpliced(Math.min(wish.setIndex ?? game.order.length, game.order.length), 0, ...ids));
    });
    if (!changed.ok) return changed;
    return succeed({ questions: await readCopies(trx, ids), gameVersion: changed.value.gameVersion });
  });
}

async function findSources(trx: Db, actor: Actor, asked: readonly QuestionId[]): Promise<Result<StoredSlide[]>> {
  const found = new Map((await findSlidesById(trx, [...new Set(asked)])).map((slide) => [slide.question._id, slide]));
  const slides = asked.flatMap((id) => found.get(id) ?? []);
  if (slides.length < asked.length || !slides.every(({ question }) => maySeeInLibrary(actor, question))) {
    return refuse('notFound');
  }
  const others = slides.filter(({ question }) => !isImportable(question));
  if (others.length === 0) return succeed(slides);
  return refuse('onlyTrivia', { details: [...new Set(others.map(({ question }) => question.question))] });
}

async function readCopies(trx: Db, ids: readonly QuestionId[]): Promise<Question[]> {
  const written = new Map((await findSlidesById(trx, ids)).map(({ question }) => [question._id, question]));
  return hideLostLabels(
    trx,
    ids.flatMap((id) => written.get(id) ?? []),
  );
}
