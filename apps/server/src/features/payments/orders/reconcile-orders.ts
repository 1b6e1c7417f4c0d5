import { lookAtOrder } from './look-at-order.ts';
import { closeWaiting, findOrder, listWaiting, orderToPay, type OrderRow } from './order-store.ts';
import { type PaymentDesk, providerOf } from '../payment-desk.ts';
import { listOrdersWithUnmatched } from '../facts/payment-event-store.ts';
import { ProviderAway } from '../providers/payment-provider.ts';
import { resumeRefund } from './refund-order.ts';
import { listAsked } from './refund-store.ts';
import { adoptLateFacts } from '../facts/take-fact.ts';

const MINUTE_MS = 60_000;
const PORTION = 100;

/**
 * Puts right what got lost on the way: asks about orders whose message never came, ends those that ran out, takes up
 * refunds that broke off, and joins events that crossed with their payment. Safe to run at any moment, and twice.
 */
export async function reconcileOrders(desk: PaymentDesk, isStopping: () => boolean = () => false): Promise<void> {
  await lookAtWaitingOrders(desk, isStopping);
  await resumeRefunds(desk, isStopping);
  for (const id of await listOrdersWithUnmatched(desk.platform.db, PORTION)) {
    if (isStopping()) return;
    await adoptLateFacts(desk, id);
  }
}

async function lookAtWaitingOrders(desk: PaymentDesk, isStopping: () => boolean): Promise<void> {
  const { db, now } = desk.platform;
  // A provider that is away would keep every one of them waiting: then the rest comes with the next turn.
  const away = new Set<string>();
  let after = '';
  for (;;) {
    const waiting = await listWaiting(db, { after, madeBeforeMs: now() - MINUTE_MS, most: PORTION });
    for (const order of waiting) {
      if (isStopping()) return;
      await reconcileOne(desk, order, away);
    }
    const last = waiting.at(-1);
    if (last === undefined || waiting.length < PORTION) return;
    after = last.id;
  }
}

async function reconcileOne(desk: PaymentDesk, order: OrderRow, away: Set<string>): Promise<void> {
  const nowMs = desk.platform.now();
  const isOver = order.expires_at_ms <= nowMs;
  const isThere = providerOf(desk, order.provider) !== null;
  if (isThere && order.provider_ref !== null && (isOver || isDueForLook(desk, order, nowMs))) {
    if (away.has(order.provider)) return;
    if (!(await lookAtOrder(desk, order))) away.add(order.provider);
  }
  if (!isOver || away.has(order.provider)) return;
  // Looked at once more: the look may have found that it is paid, or that a bank still has to confirm it.
  const now = await findOrder(desk.platform.db, order.id);
  if (now?.status !== 'waiting' || now.expires_at_ms > nowMs) return;
  if (await closeAtProvider(desk, now)) await closeWaiting(desk.platform.db, order.id, 'expired');
}

/** The longer an order waits, the less often it is asked about. */
function isDueForLook({ lastLooks }: PaymentDesk, order: OrderRow, nowMs: number): boolean {
  const last = lastLooks.get(order.id) ?? order.created_at_ms;
  return nowMs - last >= Math.max(MINUTE_MS, (last - order.created_at_ms) / 2);
}

async function closeAtProvider(desk: PaymentDesk, order: OrderRow): Promise<boolean> {
  try {
    await providerOf(desk, order.provider)?.closeCheckout(orderToPay(order));
    return true;
  } catch (error) {
    if (error instanceof ProviderAway) return false;
    throw error;
  }
}

async function resumeRefunds(desk: PaymentDesk, isStopping: () => boolean): Promise<void> {
  const { db, now, log } = desk.platform;
  for (const refund of await listAsked(db, now() - MINUTE_MS, PORTION)) {
    if (isStopping()) return;
    const order = await findOrder(db, refund.order_id);
    if (order === null) continue;
    if (!(await resumeRefund(desk, order, refund)))
      log.warn({ refund: refund.id }, 'a refund still waits for the provider');
  }
}
