import type { NewQuestion, RouteReply } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { addSlides, contentOfNew } from './add-slides.ts';

/** A new slide, in its game's list at `setIndex` (the end when not said). Refusals: see `addSlides`. */
export async function createQuestion(
  platform: Platform,
  actor: Actor,
  fields: NewQuestion,
): Promise<Result<RouteReply<'createQuestion'>>> {
  const addition = { gameId: fields.game, contents: [contentOfNew(fields)], at: fields.setIndex };
  const added = await inTransaction(platform.db, (trx) => addSlides(trx, platform, actor, addition));
  if (!added.ok) return added;
  const [question] = added.value.questions;
  if (!question) throw new Error('a slide was written and not found');
  return succeed({ question, gameVersion: added.value.gameVersion });
}
