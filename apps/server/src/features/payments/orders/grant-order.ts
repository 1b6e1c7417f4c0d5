import { OrderId, UserId } from '@qc/contract';
import { recordAudit } from '#features/audit';
import { giveBackOrder, grantCredits, takeBackOrder } from '#features/credits';
import { searchKey } from '#platform/db/search-key';
import type { Db } from '#platform/db/tables';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { PaymentDesk } from '../payment-desk.ts';
import type { PaymentFact } from '../facts/payment-fact.ts';
import { findFacts } from '../facts/payment-event-store.ts';
import { mailOwners } from '../letters/mail-owners.ts';
import { buyerMail } from '../letters/payment-mail.ts';
import {
  addNote,
  changeOrder,
  findPotOf,
  nameOfOrder,
  nextReceiptNumber,
  orderCurrency,
  type OrderRow,
} from './order-store.ts';
import { receiptText } from '../receipts/receipt-number.ts';
import { creditsToTake, isUndone, type OrderState, orderState } from './order-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As with a year that an admin gives by hand. */
const YEAR_DAYS = 365;

/**
 * Brings an order to what is known of it: credits come, go and come again, in the transaction that keeps the facts. THE
 * way by which a payment gives anything; the webhook, the page after the payment, the admin and the job all end here.
 * The order is held; `fresh` are the facts that nothing was done about yet. Gives how many credits were taken.
 */
export async function grantOrder(
  desk: PaymentDesk,
  trx: Db,
  order: OrderRow,
  fresh: readonly PaymentFact[],
): Promise<{ taken: number }> {
  const facts = await findFacts(trx, order.id);
  const state = orderState(facts, order.amount_minor);
  if (!state.paid) {
    await settleUnpaid(desk, trx, order, state, facts);
    return { taken: 0 };
  }
  const isFirst = order.paid_at_ms === null;
  const paid = isFirst ? await payOrder(desk, trx, order, facts) : order;
  const isFresh = new Set(fresh.map(({ eventKey }) => eventKey));
  const earlier = isFirst ? [] : facts.filter(({ eventKey }) => !isFresh.has(eventKey));
  const taken = await balanceCredits(desk, trx, paid, { before: orderState(earlier, order.amount_minor), now: state });
  await changeOrder(trx, order.id, {
    status: state.disputed ? 'disputed' : isUndone(state, order.amount_minor) ? 'refunded' : 'paid',
    refunded_minor: state.refundedMinor,
    credits_taken: taken,
    dispute: state.dispute,
    checkout_url: null,
  });
  return { taken: taken - order.credits_taken };
}

/** An order that is not paid only ends, or waits longer; what the buyer gave up stays given up. */
async function settleUnpaid(
  { platform }: PaymentDesk,
  trx: Db,
  order: OrderRow,
  state: OrderState,
  facts: readonly PaymentFact[],
): Promise<void> {
  if (order.status === 'cancelled') return;
  if (state.failed || state.expired) {
    await changeOrder(trx, order.id, { status: state.failed ? 'declined' : 'expired', checkout_url: null });
    return;
  }
  const processing = facts.find(({ kind }) => kind === 'processing');
  // A bank's confirmation takes days; the page is closed by then, the order is not.
  if (processing) {
    await changeOrder(trx, order.id, {
      checkout_url: null,
      payment_ref: processing.paymentRef,
      expires_at_ms: Math.max(order.expires_at_ms, order.created_at_ms + 14 * DAY_MS, platform.now() + DAY_MS),
    });
  }
}

/** When what was bought ends; null: never. */
export function endOfPurchase(order: Pick<OrderRow, 'kind' | 'valid_days'>, paidAtMs: number): number | null {
  if (order.valid_days !== null) return paidAtMs + order.valid_days * DAY_MS;
  return order.kind === 'yearly' ? paidAtMs + YEAR_DAYS * DAY_MS : null;
}

async function payOrder(desk: PaymentDesk, trx: Db, order: OrderRow, facts: readonly PaymentFact[]): Promise<OrderRow> {
  const { platform } = desk;
  const nowMs = platform.now();
  const fact = facts.find(({ kind }) => kind === 'paid');
  const receipt = await nextReceiptNumber(trx);
  const change = {
    paid_at_ms: nowMs,
    receipt_number: receipt,
    search_text: searchKey(`${order.title} ${order.id} ${order.number ?? ''} ${receiptText(receipt)}`),
    payment_ref: fact?.paymentRef ?? order.payment_ref,
    provider_ref: order.provider_ref ?? fact?.checkoutRef ?? null,
  };
  await changeOrder(trx, order.id, change);
  const { isThere, ...potOwner } = await findPotOf(trx, order);
  const granted = await grantCredits(platform, trx, {
    potOwner,
    kind: order.kind,
    uses: order.uses,
    expiresAtMs: endOfPurchase(order, nowMs),
    source: 'payment',
    priceMinor: order.amount_minor,
    currency: orderCurrency(order),
    title: order.title,
    note: '',
    orderId: OrderId.parse(order.id),
    actorId: UserId.parse(order.user_id),
    evenGone: true,
  });
  const paid = { ...order, ...change };
  // It was granted before, with other content: the books would be wrong, so nothing of this stays.
  if (!granted.ok) throw new Error(`a paid order could not be granted: ${granted.code}`);
  // The money is here all the same: an admin has to see it, and to give it back.
  if (!isThere) await noteOnOrder(desk, trx, order, 'paid, and nobody is there any more to use it');
  await mailBuyer(desk, trx, paid, { letter: 'paid', amountMinor: order.amount_minor });
  return paid;
}

/** Money that went back takes unused credits with it; a dispute that was won brings them back. Gives what is taken. */
async function balanceCredits(
  desk: PaymentDesk,
  trx: Db,
  order: OrderRow,
  { before, now }: { before: OrderState; now: OrderState },
): Promise<number> {
  const about = { orderId: OrderId.parse(order.id), note: '', actorId: null };
  let taken = order.credits_taken;
  const refundedNow = now.refundedMinor - order.refunded_minor;
  if (refundedNow > 0) {
    const undisputed = { ...now, disputed: false };
    const back = await takeBackOrder(desk.platform, trx, {
      ...about,
      kind: 'refund',
      credits: Math.max(0, creditsToTake(undisputed, { uses: order.uses, amountMinor: order.amount_minor }) - taken),
      close: isUndone(undisputed, order.amount_minor),
      amountMinor: refundedNow,
      ref: `${order.id}:${now.refundedMinor}`,
    });
    taken += back.taken;
    await mailBuyer(desk, trx, order, { letter: 'refunded', amountMinor: refundedNow, taken: back.taken });
  }
  const stoodBefore = new Set(before.disputes.map(({ ref }) => ref));
  for (const { ref, amountMinor } of now.disputes.filter((dispute) => !stoodBefore.has(dispute.ref))) {
    const wish = { ...about, kind: 'dispute', credits: 'all', close: true, amountMinor, ref } as const;
    taken += (await takeBackOrder(desk.platform, trx, wish)).taken;
    await auditSystem(desk, trx, order, 'orderDisputed', { dispute: ref });
    if (now.dispute === 'open') await mailOwners(desk, trx, order, { letter: 'open', amountMinor, dispute: ref });
  }
  if (now.dispute === 'lost' && before.dispute !== 'lost') {
    await auditSystem(desk, trx, order, 'disputeLost', { dispute: now.disputes.map(({ ref }) => ref).join(', ') });
    await tellEnd(desk, trx, order, now);
  }
  for (const ref of now.won.filter((one) => stoodBefore.has(one))) {
    const target = creditsToTake(now, { uses: order.uses, amountMinor: order.amount_minor });
    const { given } = await giveBackOrder(desk.platform, trx, {
      ...about,
      credits: Math.max(0, taken - target),
      reopen: !isUndone(now, order.amount_minor),
      expiresAtMs: endOfPurchase(order, order.paid_at_ms ?? 0),
      refundedMinor: now.disputed ? order.amount_minor : now.refundedMinor,
      ref,
    });
    taken -= given;
    await auditSystem(desk, trx, order, 'disputeWon', { dispute: ref });
  }
  if (now.dispute === 'won' && before.dispute !== 'won') await tellEnd(desk, trx, order, now);
  return taken;
}

/** How a dispute ended is told to those who were told that it began. */
async function tellEnd(desk: PaymentDesk, trx: Db, order: OrderRow, state: OrderState): Promise<void> {
  if (state.dispute === null) return;
  const dispute = state.disputes.map(({ ref }) => ref).join(', ') || state.won.join(', ');
  const amountMinor = Math.max(0, ...state.disputes.map((one) => one.amountMinor)) || order.amount_minor;
  await mailOwners(desk, trx, order, { letter: state.dispute, amountMinor, dispute });
}

/** Something about an order that an admin should see, beside what is noted already. */
export async function noteOnOrder(desk: PaymentDesk, trx: Db, order: OrderRow, note: string): Promise<void> {
  await addNote(trx, order.id, note);
  await auditSystem(desk, trx, order, 'noteOnOrder', { note });
}

async function auditSystem(
  { platform }: PaymentDesk,
  trx: Db,
  order: OrderRow,
  action: string,
  after: Record<string, unknown>,
): Promise<void> {
  const about = { targetKind: 'order', target: order.id, targetName: nameOfOrder(order) };
  await recordAudit(trx, { userId: null, address: '', atMs: platform.now() }, { ...about, action, after });
}

/** Puts a letter to the buyer in the queue, with what it tells of; nobody is written to whose account is gone. */
export async function mailBuyer(
  desk: PaymentDesk,
  trx: Db,
  order: OrderRow,
  about: Parameters<typeof buyerMail>[3],
): Promise<void> {
  const mail = await buyerMail(desk.platform, trx, order, about);
  if (mail !== null) await queueMail(trx, desk.platform, mail);
}
