import type { Question, QuestionId } from '@qc/contract';
import { findSlide, hideLostLabels } from '#features/slides';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { allowQuestion } from './question-policy.ts';

/** One slide; `notFound` for one that is deleted or in a game the caller may not see. */
export async function getQuestion(platform: Platform, actor: Actor, id: QuestionId): Promise<Result<Question>> {
  const slide = await findSlide(platform.db, id);
  if (!slide) return refuse('notFound');
  const allowed = await allowQuestion(platform.db, actor, slide.question, 'view');
  if (!allowed.ok) return allowed;
  return succeed(await showQuestion(platform.db, slide.question));
}

/** The slide as replies carry it: without labels whose category is gone. */
export async function showQuestion(db: Db, question: Question): Promise<Question> {
  const [shown] = await hideLostLabels(db, [question]);
  return shown ?? question;
}
