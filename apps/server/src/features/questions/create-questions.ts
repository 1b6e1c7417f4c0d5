import type { NewQuestion, RouteReply } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result } from '#platform/result';
import { addSlides, contentOfNew } from './add-slides.ts';

/** Several new slides of one game, one after the other from the first one's `setIndex`; all or none. */
export async function createQuestions(
  platform: Platform,
  actor: Actor,
  items: readonly NewQuestion[],
): Promise<Result<RouteReply<'createQuestions'>>> {
  const [first] = items;
  const stray = items.findIndex((item) => item.game !== first?.game);
  if (!first) return refuse('invalidInput');
  if (stray >= 0) return refuse('invalidInput', { fields: [{ path: `${stray}.game`, code: 'notThisGame' }] });
  const addition = { gameId: first.game, contents: items.map(contentOfNew), at: first.setIndex };
  return inTransaction(platform.db, (trx) => addSlides(trx, platform, actor, addition));
}
