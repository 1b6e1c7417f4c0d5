import { isAdminRole, type Order, type OrderId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Result, succeed } from '#platform/result';
import { lookAtWaiting } from './look-at-order.ts';
import { allowOrder } from './order-policy.ts';
import { showOrder } from './order-view-store.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** One order as it is now; while it waits the provider is asked, in case its message was lost. */
export async function getOrder(desk: PaymentDesk, actor: Actor, id: OrderId): Promise<Result<Order>> {
  const { db } = desk.platform;
  const allowed = await allowOrder(db, actor, id);
  if (!allowed.ok) return allowed;
  await lookAtWaiting(desk, allowed.value);
  const shown = await showOrder(db, id, isAdminRole(actor.role));
  return shown === null ? refuse('notFound') : succeed(shown);
}
