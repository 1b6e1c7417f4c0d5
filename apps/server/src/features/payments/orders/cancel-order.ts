import { isAdminRole, type Order, type OrderId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Result } from '#platform/result';
import { lookAtOrder } from './look-at-order.ts';
import { allowOrder } from './order-policy.ts';
import { closeWaiting, findOrder, orderToPay, type OrderRow } from './order-store.ts';
import { orderReply } from './order-reply.ts';
import { type PaymentDesk, providerOf } from '../payment-desk.ts';
import { ProviderAway } from '../providers/payment-provider.ts';

/**
 * Gives up an order that nobody has paid, and closes the provider's page; one that turns out to be paid already is paid,
 * not cancelled. So is one whose money comes all the same: it is never lost.
 */
export async function cancelOrder(desk: PaymentDesk, actor: Actor, id: OrderId): Promise<Result<Order>> {
  const { db } = desk.platform;
  const allowed = await allowOrder(db, actor, id);
  if (!allowed.ok) return allowed;
  if (await closeWaiting(db, id, 'cancelled')) await closePage(desk, allowed.value);
  const now = await findOrder(db, id);
  if (now?.status !== 'cancelled') return refuse('orderSettled');
  return orderReply(db, id, isAdminRole(actor.role));
}

async function closePage(desk: PaymentDesk, order: OrderRow): Promise<void> {
  const provider = providerOf(desk, order.provider);
  if (provider === null || order.provider_ref === null) return;
  try {
    if (!(await provider.closeCheckout(orderToPay(order)))) await lookAtOrder(desk, order);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    desk.platform.log.warn({ order: order.id, fault: error.cause }, 'a checkout could not be closed');
  }
}
