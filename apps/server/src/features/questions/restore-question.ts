import { RESTORE_WINDOW_MS, SLIDES_MAX, type QuestionId, type RouteReply } from '@qc/contract';
import { changeSlideOrder } from '#features/games';
import { clearLostMedia, findBuriedSlide, unburySlide, type BuriedSlide } from '#features/slides';
import { inTransaction } from '#platform/db/transaction';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { showQuestion } from './get-question.ts';
import { allowQuestion } from './question-policy.ts';

/**
 * Undoes the deletion of a slide, up to a day after it: it stands again where it stood, without media deleted
 * meanwhile. Refuses `notFound`, `tooManySlides`.
 */
export async function restoreQuestion(
  platform: Platform,
  actor: Actor,
  id: QuestionId,
): Promise<Result<RouteReply<'restoreQuestion'>>> {
  const now = platform.now();
  return inTransaction(platform.db, async (trx) => {
    const slide = await findBuriedSlide(trx, id);
    if (!slide || slide.deletedAtMs < now - RESTORE_WINDOW_MS) return refuse('notFound');
    const allowed = await allowQuestion(trx, actor, slide.question, 'edit');
    if (!allowed.ok) return allowed;
    if (!allowed.value.mayWrite) return refuse('locked');
    const gameVersion = await takeBack(trx, actor, slide, now);
    if (!gameVersion.ok) return gameVersion;
    const content = await clearLostMedia(trx, slide.content);
    const restored = await unburySlide(trx, id, content, now);
    if (!restored && slide.question.game === null) return refuse('notFound');
    if (!restored) throw new Error('a deleted slide came back while its game was held');
    return succeed({ question: await showQuestion(trx, restored.question), gameVersion: gameVersion.value });
  });
}

async function takeBack(trx: Db, actor: Actor, slide: BuriedSlide, now: number): Promise<Result<number | null>> {
  const { game: gameId, _id: id } = slide.question;
  if (gameId === null) return succeed(null);
  const changed = await changeSlideOrder(trx, actor, gameId, now, async ({ order }) => {
    if (order.includes(id)) return refuse('notFound');
    if (order.length >= SLIDES_MAX) return refuse('tooManySlides');
    return succeed(order.toSpliced(Math.min(slide.place ?? order.length, order.length), 0, id));
  });
  return changed.ok ? succeed(changed.value.gameVersion) : changed;
}
