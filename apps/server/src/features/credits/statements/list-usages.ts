import type { RouteInput, Usage } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { findUsages } from './credit-list-store.ts';
import { usageScope } from '../credit-policy.ts';
import { viewUsages } from './credit-view.ts';
import { findPayer } from '../charges/payer-store.ts';

/** One page of the uses the caller may see, newest first. */
export async function listUsages(
  { db }: Platform,
  actor: Actor,
  query: RouteInput<'listUsages'>['query'],
): Promise<Result<{ usages: Usage[]; count: number }>> {
  const payer = await findPayer(db, actor.userId);
  if (!payer) return refuse('notFound');
  const { rows, count } = await findUsages(db, usageScope(actor, payer, query), query);
  return succeed({ usages: await viewUsages(db, rows), count });
}
