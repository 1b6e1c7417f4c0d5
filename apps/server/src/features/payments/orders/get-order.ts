import { isAdminRole, type Order, type OrderId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Result } from '#platform/result';
import { lookAtWaiting } from './look-at-order.ts';
import { allowOrder } from './order-policy.ts';
import { orderReply } from './order-reply.ts';
import type { PaymentDesk } from '../payment-desk.ts';

/** One order as it is now; while it waits the provider is asked, in case its message was lost. */
export async function getOrder(desk: PaymentDesk, actor: Actor, id: OrderId): Promise<Result<Order>> {
  const { db } = desk.platform;
  const allowed = await allowOrder(db, actor, id);
  if (!allowed.ok) return allowed;
  await lookAtWaiting(desk, allowed.value);
  return orderReply(db, id, isAdminRole(actor.role));
}
