import { QuestionId, SLIDES_MAX, type Question, type RouteReply } from '@qc/contract';
import { changeSlideOrder } from '#features/games';
import { findSlide, insertSlides } from '#features/slides';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { showQuestion } from './get-question.ts';
import { allowQuestion, creatorIn } from './question-policy.ts';

/** Copies a slide to the place right after it; the copy is unlocked, not in the library, and begins no round. Refuses `tooManySlides`. */
export async function replicateQuestion(
  platform: Platform,
  actor: Actor,
  id: QuestionId,
): Promise<Result<RouteReply<'replicateQuestion'>>> {
  const now = platform.now();
  const copyId = QuestionId.parse(platform.random.id());
  return inTransaction(platform.db, async (trx) => {
    const slide = await findSlide(trx, id);
    if (!slide) return refuse('notFound');
    const allowed = await allowQuestion(trx, actor, slide.question, 'edit');
    if (!allowed.ok) return allowed;
    const { question, content } = slide;
    const { game: gameId, language } = question;
    const userId = creatorIn(actor, allowed.value);
    const copy = { id: copyId, gameId, userId, language, content: { ...content, locked: false, round: null } };
    if (question.game === null) {
      await insertSlides(trx, [copy], now);
      return succeed({ question: await readCopy(trx, copyId), gameVersion: null });
    }
    const changed = await changeSlideOrder(trx, actor, question.game, now, async ({ order }) => {
      const place = order.indexOf(id);
      if (place < 0) return refuse('notFound');
      if (order.length >= SLIDES_MAX) return refuse('tooManySlides');
      await insertSlides(trx, [copy], now);
      return succeed(order.toSpliced(place + 1, 0, copyId));
    });
    if (!changed.ok) return changed;
    return succeed({ question: await readCopy(trx, copyId), gameVersion: changed.value.gameVersion });
  });
}

async function readCopy(trx: Db, id: QuestionId): Promise<Question> {
  const copy = await findSlide(trx, id);
  if (!copy) throw new Error('a slide was written and not found');
  return showQuestion(trx, copy.question);
}
