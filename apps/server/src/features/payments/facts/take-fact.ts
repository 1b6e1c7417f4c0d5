import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { grantOrder, noteOnOrder } from '../orders/grant-order.ts';
import { formatMoney } from '../format-money.ts';
import { findOrderId, holdOrder, orderCurrency, type OrderRow } from '../orders/order-store.ts';
import type { PaymentDesk } from '../payment-desk.ts';
import {
  type EventResult,
  findOrderWithUnmatched,
  findUnmatched,
  insertEvent,
  matchEvent,
} from './payment-event-store.ts';
import type { PaymentFact } from './payment-fact.ts';

/** What came of a fact; `repeated`: it was known, and nothing was done. */
export type FactResult = EventResult | 'repeated';

/**
 * Takes a proved fact about a payment: keeps it once, holds it against the order it is about, and does what follows, all
 * in one transaction. A fact that does not fit its order in amount, currency, buyer or number gives nothing: it is kept,
 * logged, and noted for the admins.
 */
export async function takeFact(desk: PaymentDesk, provider: string, fact: PaymentFact): Promise<FactResult> {
  const { platform } = desk;
  const result = await inTransaction(platform.db, async (trx): Promise<FactResult> => {
    const id = await findOrderId(trx, provider, fact);
    const order = id === null ? null : await holdOrder(trx, id);
    if (order !== null) return (await keepFact(desk, trx, order, fact)).result;
    const event = { id: platform.random.id(), provider, orderId: null, fact, result: 'unmatched' } as const;
    return (await insertEvent(trx, event, platform.now())) ? 'unmatched' : 'repeated';
  });
  if (result === 'misfit' || result === 'unmatched') {
    // Of other shops on the same account there may be many unmatched ones; a misfit is somebody's mistake or trick.
    const level = result === 'misfit' ? 'error' : 'info';
    platform.log[level]({ provider, event: fact.eventKey, kind: fact.kind }, `a payment event is ${result}`);
  }
  if (result === 'counted') desk.onMail();
  if (fact.paymentRef !== null) await joinCrossed(desk, provider, fact.paymentRef);
  return result;
}

/** The same for an order that is known and held, inside a transaction. */
export async function keepFact(
  desk: PaymentDesk,
  trx: Db,
  order: OrderRow,
  fact: PaymentFact,
): Promise<{ result: FactResult; taken: number }> {
  const { platform } = desk;
  const wrong = findMisfit(order, fact);
  const result: EventResult = wrong === null ? 'counted' : 'misfit';
  const event = { id: platform.random.id(), provider: order.provider, orderId: order.id, fact, result };
  if (!(await insertEvent(trx, event, platform.now()))) return { result: 'repeated', taken: 0 };
  if (wrong !== null) {
    await noteOnOrder(desk, trx, order, wrong);
    return { result, taken: 0 };
  }
  // With those that came before the payment they are about.
  const paymentRef = fact.kind === 'paid' ? fact.paymentRef : null;
  const adopted = paymentRef === null ? [] : await adoptFacts(desk, trx, order, paymentRef);
  return { result, taken: (await grantOrder(desk, trx, order, [fact, ...adopted])).taken };
}

/**
 * Two that come at the same moment, a payment and what is about it, do not see each other in their transactions: each
 * looks again when it is on disk, and the last of them sees both.
 */
async function joinCrossed(desk: PaymentDesk, provider: string, paymentRef: string): Promise<void> {
  const id = await findOrderWithUnmatched(desk.platform.db, provider, paymentRef);
  if (id !== null) await adoptLateFacts(desk, id);
}

/** Does what follows from events that came at the very moment of the payment they are about, and saw no order. */
export async function adoptLateFacts(desk: PaymentDesk, orderId: string): Promise<void> {
  await inTransaction(desk.platform.db, async (trx) => {
    const order = await holdOrder(trx, orderId);
    if (order === null || order.payment_ref === null) return;
    const adopted = await adoptFacts(desk, trx, order, order.payment_ref);
    if (adopted.length > 0) await grantOrder(desk, trx, order, adopted);
  });
  desk.onMail();
}

async function adoptFacts(desk: PaymentDesk, trx: Db, order: OrderRow, paymentRef: string): Promise<PaymentFact[]> {
  const adopted: PaymentFact[] = [];
  for (const { id, fact } of await findUnmatched(trx, order.provider, paymentRef)) {
    const wrong = findMisfit(order, fact);
    await matchEvent(trx, id, order.id, wrong === null ? 'counted' : 'misfit');
    if (wrong === null) adopted.push(fact);
    else await noteOnOrder(desk, trx, order, wrong);
  }
  return adopted;
}

/** What about a fact does not fit the order it names, for an admin to read; null: it fits. */
function findMisfit(order: OrderRow, fact: PaymentFact): string | null {
  const says = (what: string) => `${fact.eventKey} (${fact.kind}) does not fit: ${what}`;
  if (fact.orderId !== null && fact.orderId !== order.id) return says('it names another order');
  if (fact.userId !== null && fact.userId !== order.user_id) return says('it names another buyer');
  if (fact.checkoutRef !== null && order.provider_ref !== null && fact.checkoutRef !== order.provider_ref) {
    return says('it is about another checkout');
  }
  // Nothing is given for these, whatever they say of amounts.
  if (fact.kind === 'failed' || fact.kind === 'expired') return null;
  const currency = orderCurrency(order);
  if (fact.currency !== currency) return says(`it is in ${fact.currency.slice(0, 10)}, the order in ${currency}`);
  const fits = fact.kind === 'paid' || fact.kind === 'processing' ? fact.amountMinor === order.amount_minor : true;
  if (fits && fact.amountMinor <= order.amount_minor) return null;
  const [its, ours] = [fact.amountMinor, order.amount_minor].map((minor) => formatMoney(minor, currency, 'en'));
  return says(`it is about ${its}, the order about ${ours}`);
}
