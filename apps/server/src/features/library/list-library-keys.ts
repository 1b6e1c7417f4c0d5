import { answersOf, isImportable, PAGE_SIZE_MAX, QuestionId, type RouteInput, type RouteReply } from '@qc/contract';
import { findSlidesById } from '#features/slides';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { maySeeInLibrary } from './library-policy.ts';

/**
 * Which answers are right, of questions of one page of the library: what an import of them would give. Those that the
 * caller does not see there, and those that are not to be imported, are left out.
 */
export async function listLibraryKeys(
  platform: Platform,
  actor: Actor,
  query: RouteInput<'listLibraryKeys'>['query'],
): Promise<Result<RouteReply<'listLibraryKeys'>>> {
  const asked = [...new Set(query.questions.split(','))];
  const ids = asked.flatMap((id) => QuestionId.safeParse(id).data ?? []);
  if (ids.length < asked.length || ids.length > PAGE_SIZE_MAX) {
    return refuse('invalidInput', { fields: [{ path: 'questions', code: 'invalid_format' }] });
  }
  const found = await findSlidesById(platform.db, ids);
  const keys = found.flatMap(({ question }) =>
    isImportable(question) && maySeeInLibrary(actor, question)
      ? [{ _id: question._id, correct: answersOf(question).flatMap(({ correct }, index) => (correct ? [index] : [])) }]
      : [],
  );
  return succeed({ keys });
}
