import type { RouteInput, Transaction } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { findTransactions } from './credit-list-store.ts';
import { potScope } from '../credit-policy.ts';
import { viewTransactions } from './credit-view.ts';
import { findPayer } from '../charges/payer-store.ts';

/** One page of the transactions the caller may see, newest first. */
export async function listTransactions(
  { db }: Platform,
  actor: Actor,
  query: RouteInput<'listTransactions'>['query'],
): Promise<Result<{ transactions: Transaction[]; count: number }>> {
  const payer = await findPayer(db, actor.userId);
  if (!payer) return refuse('notFound');
  const { rows, count } = await findTransactions(db, potScope(actor, payer, query), query);
  return succeed({ transactions: await viewTransactions(db, rows), count });
}
