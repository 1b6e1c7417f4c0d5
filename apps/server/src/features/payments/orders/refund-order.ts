import { type Order, type OrderId, type RouteInput, UserId } from '@qc/contract';
import { type AuditBy, recordAudit } from '#features/audit';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { refuse, type Result, succeed } from '#platform/result';
import { holdOrder, nameOfOrder, orderToPay, type OrderRow } from './order-store.ts';
import { orderReply } from './order-reply.ts';
import { type PaymentDesk, providerOf } from '../payment-desk.ts';
import { factByHand } from './settle-order.ts';
import { type MoneyBackOutcome, ProviderAway } from '../providers/payment-provider.ts';
import { keepFact } from '../facts/take-fact.ts';
import {
  endRefund,
  findRefundByKey,
  insertRefund,
  type RefundRow,
  sumAsked,
  writeRefundCredits,
} from './refund-store.ts';

/**
 * Gives money back, and takes the unused credits that it stands for. Promised in one transaction, paid out by the
 * provider outside of any, written down in a second; whatever breaks off between is taken up by `resumeRefund`. The same
 * key again is the same refund. Refuses `notRefundable` beyond what is left of the payment.
 */
export async function refundOrder(
  desk: PaymentDesk,
  by: AuditBy,
  id: OrderId,
  wish: RouteInput<'refundOrder'>['body'],
): Promise<Result<Order>> {
  const promised = await inTransaction(desk.platform.db, (trx) => promiseRefund(desk, trx, { by, id, wish }));
  if (!promised.ok) return promised;
  const { refund, order } = promised.value;
  if (refund.state === 'asked') {
    try {
      const state = await payBack(desk, order, refund, by);
      if (state === 'failed') return refuse('notRefundable');
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      desk.platform.log.error(
        { order: id, fault: error.cause },
        'a refund was asked for and not answered; it is tried again',
      );
      return refuse('paymentUnavailable');
    }
  } else if (refund.state === 'failed') return refuse('notRefundable');
  return orderReply(desk.platform.db, id, true);
}

interface Asking {
  by: AuditBy;
  id: OrderId;
  wish: RouteInput<'refundOrder'>['body'];
}
async function promiseRefund(
  { platform }: PaymentDesk,
  trx: Db,
  { by, id, wish }: Asking,
): Promise<Result<{ refund: RefundRow; order: OrderRow }>> {
  const order = await holdOrder(trx, id);
  if (order === null) return refuse('notFound');
  const known = await findRefundByKey(trx, id, wish.key);
  if (known !== null) {
    return known.amount_minor === wish.amount ? succeed({ refund: known, order }) : refuse('keyUsed');
  }
  // What is disputed lies with the bank: it would go back twice.
  if (order.status !== 'paid') return refuse('notRefundable');
  if (order.provider !== 'manual' && order.payment_ref === null) return refuse('notRefundable');
  const left = order.amount_minor - order.refunded_minor - (await sumAsked(trx, id));
  if (wish.amount > left) return refuse('notRefundable');
  const refund: RefundRow = {
    id: platform.random.id(),
    order_id: id,
    refund_key: wish.key,
    amount_minor: wish.amount,
    credits: 0,
    state: 'asked',
    provider_ref: null,
    actor_id: by.userId,
    note: wish.note,
    at_ms: platform.now(),
  };
  await insertRefund(trx, refund);
  return succeed({ refund, order });
}

/** Takes up a refund of which nobody knows whether it went. False: the provider is still away. */
export async function resumeRefund(desk: PaymentDesk, order: OrderRow, refund: RefundRow): Promise<boolean> {
  try {
    await payBack(desk, order, refund, {
      userId: refund.actor_id === null ? null : UserId.parse(refund.actor_id),
      address: '',
      atMs: desk.platform.now(),
    });
    return true;
  } catch (error) {
    if (error instanceof ProviderAway) return false;
    throw error;
  }
}

async function payBack(desk: PaymentDesk, order: OrderRow, refund: RefundRow, by: AuditBy): Promise<'done' | 'failed'> {
  const provider = providerOf(desk, order.provider);
  if (provider === null) throw new ProviderAway(null);
  const back = { refundId: refund.id, paymentRef: order.payment_ref ?? '', amountMinor: refund.amount_minor };
  const outcome = await provider.refund(orderToPay(order), back);
  await inTransaction(desk.platform.db, (trx) => finishRefund(desk, trx, { refund, by, outcome }));
  desk.onMail();
  return outcome.kind === 'done' ? 'done' : 'failed';
}

interface Finishing {
  refund: RefundRow;
  by: AuditBy;
  outcome: MoneyBackOutcome;
}
async function finishRefund(desk: PaymentDesk, trx: Db, { refund, by, outcome }: Finishing): Promise<void> {
  const order = await holdOrder(trx, refund.order_id);
  if (order === null) throw new Error('a refund without its order');
  const done = outcome.kind === 'done';
  const end = { state: done ? 'done' : 'failed', provider_ref: done ? outcome.ref : null } as const;
  if (!(await endRefund(trx, refund.id, end))) return;
  // A refusal inside a call is told, and recorded, at the edge.
  if (!done) return;
  const refunded = order.refunded_minor + refund.amount_minor;
  const byHand = { eventKey: `refund:${refund.id}`, kind: 'refunded', amountMinor: refunded } as const;
  const fact = outcome.fact ?? (order.provider === 'manual' ? factByHand(order, byHand) : null);
  if (fact !== null) {
    const { taken } = await keepFact(desk, trx, order, fact);
    await writeRefundCredits(trx, refund.id, taken);
  }
  await recordAudit(trx, by, {
    action: 'refundOrder',
    targetKind: 'order',
    target: order.id,
    targetName: nameOfOrder(order),
    before: { refunded: order.refunded_minor },
    after: {
      refunded,
      amount: refund.amount_minor,
      currency: order.currency,
      ...(refund.note !== '' && { note: refund.note }),
    },
  });
}
