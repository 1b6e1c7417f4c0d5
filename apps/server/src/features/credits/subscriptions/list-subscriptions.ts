import type { RouteInput, Subscription } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { findSubscriptions } from '../statements/credit-list-store.ts';
import { potScope } from '../credit-policy.ts';
import { viewSubscriptions } from '../statements/credit-view.ts';
import { findPayer } from '../charges/payer-store.ts';

/** One page of the subscriptions the caller may see. Somebody else's are an empty list. */
export async function listSubscriptions(
  { db, now }: Platform,
  actor: Actor,
  query: RouteInput<'listSubscriptions'>['query'],
): Promise<Result<{ subscriptions: Subscription[]; count: number }>> {
  const payer = await findPayer(db, actor.userId);
  if (!payer) return refuse('notFound');
  const { rows, count } = await findSubscriptions(db, potScope(actor, payer, query), query);
  return succeed({ subscriptions: await viewSubscriptions(db, rows, now()), count });
}
