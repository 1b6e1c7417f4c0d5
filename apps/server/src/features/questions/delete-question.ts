import type { QuestionId, RouteReply } from '@qc/contract';
import { changeSlideOrder } from '#features/games';
import { burySlide, findSlide } from '#features/slides';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { allowQuestion } from './question-policy.ts';

/** Deletes a slide and takes it out of its game's list; its place is kept for `restoreQuestion`. Refuses `locked`. */
export async function deleteQuestion(
  platform: Platform,
  actor: Actor,
  id: QuestionId,
): Promise<Result<RouteReply<'deleteQuestion'>>> {
  const now = platform.now();
  return inTransaction(platform.db, async (trx) => {
    const slide = await findSlide(trx, id);
    if (!slide) return refuse('notFound');
    const allowed = await allowQuestion(trx, actor, slide.question, 'edit');
    if (!allowed.ok) return allowed;
    if (!allowed.value.mayWrite) return refuse('locked');
    if (slide.question.game === null) {
      return (await burySlide(trx, id, null, now)) ? succeed({ ok: true, gameVersion: null }) : refuse('notFound');
    }
    const changed = await changeSlideOrder(trx, actor, slide.question.game, now, async (game) => {
      const place = game.order.indexOf(id);
      const gone = await burySlide(trx, id, place < 0 ? null : place, now);
      return gone ? succeed(game.order.filter((other) => other !== id)) : refuse('notFound');
    });
    return changed.ok ? succeed({ ok: true, gameVersion: changed.value.gameVersion }) : changed;
  });
}
