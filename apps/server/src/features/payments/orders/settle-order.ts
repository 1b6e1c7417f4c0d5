import type { Order, OrderId, RouteInput } from '@qc/contract';
import { type AuditBy, recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import { refuse, type Result, succeed } from '#platform/result';
import { mailBuyer } from './grant-order.ts';
import { addNote, holdOrder, nameOfOrder, orderCurrency, type OrderRow } from './order-store.ts';
import { orderReply } from './order-reply.ts';
import type { PaymentDesk } from '../payment-desk.ts';
import type { PaymentFact } from '../facts/payment-fact.ts';
import { keepFact } from '../facts/take-fact.ts';

/**
 * An admin says that the money of a manual order is here, or that it is not wanted. One that ran out may still be paid.
 * Refuses `forbidden` for orders whose provider says so itself, `orderSettled` for one that is settled.
 */
export async function settleOrder(
  desk: PaymentDesk,
  by: AuditBy,
  id: OrderId,
  wish: RouteInput<'settleOrder'>['body'],
): Promise<Result<Order>> {
  const { platform } = desk;
  const settled = await inTransaction(platform.db, async (trx): Promise<Result<null>> => {
    const order = await holdOrder(trx, id);
    if (order === null) return refuse('notFound');
    if (order.provider !== 'manual') return refuse('forbidden');
    const open = order.status === 'waiting' || (wish.paid && order.status === 'expired');
    if (!open) return refuse('orderSettled');
    if (wish.note !== '') await addNote(trx, id, wish.note);
    const [eventKey, kind] = wish.paid ? ([`paid:${id}`, 'paid'] as const) : ([`declined:${id}`, 'failed'] as const);
    const fact = factByHand(order, { eventKey, kind, amountMinor: order.amount_minor });
    await keepFact(desk, trx, order, fact);
    if (!wish.paid) await mailBuyer(desk, trx, order, { letter: 'declined', amountMinor: order.amount_minor });
    await recordAudit(trx, by, {
      action: 'settleOrder',
      targetKind: 'order',
      target: order.id,
      targetName: nameOfOrder(order),
      before: { status: order.status },
      after: {
        status: wish.paid ? 'paid' : 'declined',
        amount: order.amount_minor,
        currency: order.currency,
        ...(wish.note !== '' && { note: wish.note }),
      },
    });
    return succeed(null);
  });
  if (!settled.ok) return settled;
  desk.onMail();
  return orderReply(platform.db, id, true);
}

/** What an admin says of an order, where no provider tells. */
export function factByHand(
  order: OrderRow,
  about: Pick<PaymentFact, 'eventKey' | 'kind' | 'amountMinor'>,
): PaymentFact {
  const { id: orderId, user_id: userId } = order;
  const currency = orderCurrency(order);
  return { orderId, userId, currency, checkoutRef: null, paymentRef: null, disputeRef: null, ...about };
}
