import { isAdminRole, type Question, type RouteInput } from '@qc/contract';
import { withoutKey } from '@qc/engine';
import { hideLostLabels, listSlides, readLabels } from '#features/slides';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { maySeeKey } from './library-policy.ts';

/**
 * One page of the published questions; those hidden from regular users are for admins. `categories` holds ids parted
 * by commas: questions with any of them. Right answers are shown to a question's creator and to admins.
 */
export async function listLibrary(
  platform: Platform,
  actor: Actor,
  query: RouteInput<'listLibrary'>['query'],
): Promise<Result<{ questions: Question[]; count: number }>> {
  const { categories, ...how } = query;
  const labels = readLabels(categories);
  if (!labels.ok) return labels;
  const library = isAdminRole(actor.role) ? 'all' : 'visible';
  const { questions, count } = await listSlides(platform.db, { ...how, labels: labels.value, library, userId: null });
  const shown = await hideLostLabels(platform.db, questions);
  return succeed({ questions: shown.map((one) => (maySeeKey(actor, one) ? one : hideKey(one))), count });
}

/**
 * The question as somebody may see it who is to answer it one day: without its key, and nothing that was meant for the
 * operator alone or comes after the answer.
 */
function hideKey(question: Question): Question {
  return withoutKey({ ...question, explanation: '', explanationMedia: null, endingMedia: null, notes: '' });
}
