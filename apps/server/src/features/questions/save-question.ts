import {
  changeContent,
  isAdminRole,
  type Question,
  type QuestionChanges,
  type QuestionContent,
  type QuestionId,
  type UserId,
} from '@qc/contract';
import { touchGame } from '#features/games';
import {
  findSlide,
  publishSlide,
  resolveContent,
  resolverInGame,
  updateSlide,
  type StoredSlide,
} from '#features/slides';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { showQuestion } from './get-question.ts';
import { allowQuestion } from './question-policy.ts';

/**
 * Changes the named fields of a slide, starting from `version`. Refuses `notFound`; `locked` when its creator or
 * an admin locked it, or when somebody else wants to lock it; `staleVersion` with the slide as it is now; `invalidInput` for foreign
 * media. Fields that its kind does not have fall away; a change of type without new answers starts them afresh. A published slide that anybody but an
 * admin changes leaves the library.
 */
export async function saveQuestion(
  platform: Platform,
  actor: Actor,
  id: QuestionId,
  changes: QuestionChanges,
  version: number | null,
): Promise<Result<Question>> {
  const now = platform.now();
  const by = actor.userId;
  return inTransaction(platform.db, async (trx) => {
    const slide = await findSlide(trx, id);
    if (!slide) return refuse('notFound');
    const allowed = await allowQuestion(trx, actor, slide.question, 'edit');
    if (!allowed.ok) return allowed;
    const access = allowed.value;
    if (!access.mayWrite) return refuse('locked');
    if (version === null) return refuse('versionRequired');
    const { question, content: before } = slide;
    if (question.version !== version) return refuse('staleVersion', { current: await showQuestion(trx, question) });
    if ((changes.locked ?? before.locked) !== before.locked && !access.mayLock) return refuse('locked');
    const content = await resolve(trx, slide, changeContent(before, changes), [actor.userId, access.ownerId]);
    if (!content.ok) return content;
    // What admins put before everybody is what they have seen: an author's later words are not published by themselves.
    const saved =
      question.inLibrary && !isAdminRole(actor.role)
        ? await publishSlide(trx, { id, version, content: content.value, inLibrary: false, by }, now)
        : await updateSlide(
            trx,
            { id, version, content: content.value, lockedBy: newLock(actor, question, content.value), by },
            now,
          );
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

/** Whose lock it is after an admin locks or unlocks somebody else's slide; undefined: as it was. */
function newLock(actor: Actor, question: Question, { locked }: QuestionContent): UserId | null | undefined {
  if (locked === question.locked) return undefined;
  return locked && isAdminRole(actor.role) && question.createdBy !== actor.userId ? actor.userId : null;
}

async function resolve(trx: Db, { question, content }: StoredSlide, wish: QuestionContent, owners: readonly UserId[]) {
  if (question.game === null) return resolveContent(trx, wish, content, owners);
  return resolverInGame(trx, question.game, owners)(wish, content);
}
