import { isAdminRole, type Question, type RouteInput } from '@qc/contract';
import { hideLostLabels, listSlides, readLabels } from '#features/slides';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';

/** The caller's questions; admins see all, or those of `user`. Somebody else's are an empty list for everybody else. `categories` holds ids parted by commas: questions with any of them. */
export async function listQuestions(
  platform: Platform,
  actor: Actor,
  query: RouteInput<'listQuestions'>['query'],
): Promise<Result<{ questions: Question[]; count: number }>> {
  const { categories, user, ...how } = query;
  const labels = readLabels(categories);
  if (!labels.ok) return labels;
  const isAdmin = isAdminRole(actor.role);
  if (!isAdmin && user !== undefined && user !== actor.userId) return succeed({ questions: [], count: 0 });
  const userId = isAdmin ? (user ?? null) : actor.userId;
  const { questions, count } = await listSlides(platform.db, { ...how, labels: labels.value, userId });
  return succeed({ questions: await hideLostLabels(platform.db, questions), count });
}
