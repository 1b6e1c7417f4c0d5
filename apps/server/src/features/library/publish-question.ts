import type { Question, QuestionId, RouteInput } from '@qc/contract';
import { type Acting, recordAudit } from '#features/audit';
import { findSlide, hideLostLabels, publishSlide } from '#features/slides';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { mayPublish } from './library-policy.ts';

/**
 * Puts a question into the library or takes it out, and shows it to regular users or hides it. It stays where it is,
 * in its game; whoever imports it gets a copy. Refuses `notFound`, also to everybody but admins, and `questionHidden`
 * for one that is set to be hidden, until the admin says that it shall be shown all the same.
 */
export async function publishQuestion(
  platform: Platform,
  { actor, by }: Acting,
  id: QuestionId,
  { inLibrary, visible, evenIfHidden }: RouteInput<'publishQuestion'>['body'],
): Promise<Result<Question>> {
  if (!mayPublish(actor)) return refuse('notFound');
  return inTransaction(platform.db, async (trx) => {
    const slide = await findSlide(trx, id);
    if (!slide) return refuse('notFound');
    const { content, question } = slide;
    // The author may have said no: that is overruled by an answer of the admin, never by the way.
    if (inLibrary && visible && !question.visible && !evenIfHidden) return refuse('questionHidden');
    const change = { id, version: question.version, content: { ...content, visible }, inLibrary, by: actor.userId };
    const written = await publishSlide(trx, change, platform.now());
    if (!written) {
      // Somebody was quicker between the read and the write (PostgreSQL only).
      return refuse('staleVersion', { current: question });
    }
    await recordAudit(trx, by, {
      action: 'publishQuestion',
      targetKind: 'question',
      target: id,
      targetName: question.question,
      before: { inLibrary: question.inLibrary, visible: question.visible },
      after: { inLibrary, visible },
    });
    const [shown] = await hideLostLabels(trx, [written.question]);
    return succeed(shown ?? written.question);
  });
}
