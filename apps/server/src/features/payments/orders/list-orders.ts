import type { RouteInput, RouteReply } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { type Result, succeed } from '#platform/result';
import { orderScope } from './order-policy.ts';
import { findOrders } from './order-view-store.ts';
import type { PaymentDesk } from '../payment-desk.ts';

/** Purchases, newest first: the own ones, the managed institution's, or for admins everybody's. */
export async function listOrders(
  { platform }: PaymentDesk,
  actor: Actor,
  query: RouteInput<'listOrders'>['query'],
): Promise<Result<RouteReply<'listOrders'>>> {
  const scope = await orderScope(platform.db, actor, query.mine);
  return succeed(await findOrders(platform.db, scope, query));
}
