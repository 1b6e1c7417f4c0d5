import { newQuestion, QuestionContent, type Question, type QuestionChanges, type QuestionId } from '@qc/contract';
import { touchGame } from '#features/games';
import { findSlide, resolveContent, updateSlide } from '#features/slides';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { showQuestion } from './get-question.ts';
import { accessQuestion } from './question-policy.ts';

/**
 * Changes the named fields of a slide, starting from `version`. Refuses `notFound`; `locked` when its creator locked
 * it, or when somebody else wants to lock it; `staleVersion` with the slide as it is now; `invalidInput` for foreign
 * media. A change of type without new answers starts them afresh.
 */
export async function saveQuestion(
  platform: Platform,
  actor: Actor,
  id: QuestionId,
  changes: QuestionChanges,
  version: number | null,
): Promise<Result<Question>> {
  const now = platform.now();
  return inTransaction(platform.db, async (trx) => {
    const slide = await findSlide(trx, id);
    const access = slide && (await accessQuestion(trx, actor, slide.question));
    if (!slide || !access) return refuse('notFound');
    if (!access.mayWrite) return refuse('locked');
    if (version === null) return refuse('versionRequired');
    const { question, content: before } = slide;
    if (question.version !== version) return refuse('staleVersion', { current: await showQuestion(trx, question) });
    if ((changes.locked ?? before.locked) !== before.locked && !access.mayLock) return refuse('locked');
    const content = await resolveContent(trx, merge(before, changes), before, [actor.userId, access.ownerId]);
    if (!content.ok) return content;
    const saved = await updateSlide(trx, id, version, content.value, now);
    if (!saved) {
      // Somebody was quicker between the read and the write (PostgreSQL only).
      const current = await findSlide(trx, id);
      return current
        ? refuse('staleVersion', { current: await showQuestion(trx, current.question) })
        : refuse('notFound');
    }
    if (question.game !== null) await touchGame(trx, question.game, now);
    return succeed(saved.question);
  });
}

function merge(before: QuestionContent, changes: QuestionChanges): QuestionContent {
  const type = changes.type ?? before.type;
  const fresh = type === before.type ? {} : { answers: newQuestion(type).answers };
  return QuestionContent.parse({ ...before, ...fresh, ...changes });
}
