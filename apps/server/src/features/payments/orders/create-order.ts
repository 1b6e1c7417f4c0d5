import { type NewOrder, type Order, OrderId } from '@qc/contract';
import { findOffer, openPot } from '#features/credits';
import { installationSettings } from '#features/settings';
import { inTransaction } from '#platform/db/transaction';
import { searchKey } from '#platform/db/search-key';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Result, succeed } from '#platform/result';
import { type Buyer, findBuyer } from '../buyer-store.ts';
import { mailBuyer } from './grant-order.ts';
import { mailAdmins } from '../letters/mail-admins.ts';
import { findOrderByPress, insertOrder, keepCheckout, numberOrder, orderToPay, type OrderRow } from './order-store.ts';
import { orderReply } from './order-reply.ts';
import { offeredProviders, type PaymentDesk, providerOf } from '../payment-desk.ts';
import { type Checkout, ProviderAway } from '../providers/payment-provider.ts';

/**
 * Buys something for the person, or for the institution the person manages. The price is the offer's own. One press of
 * the button is one order: the same key again gives it again, and opens its page where that failed before; with another
 * wish it is refused with `keyUsed`. `base`: where the buyer's pages are.
 */
export async function createOrder(
  desk: PaymentDesk,
  actor: Actor,
  wish: NewOrder,
  base: string,
): Promise<Result<Order>> {
  const { db } = desk.platform;
  const buyer = await findBuyer(db, actor.userId);
  if (buyer === null) return refuse('restricted');
  if ((await findOrderByPress(db, actor.userId, wish.key)) === null) {
    const placed = await placeOrder(desk, actor, buyer, wish);
    if (!placed.ok) return placed;
  }
  const order = await findOrderByPress(db, actor.userId, wish.key);
  if (order === null) throw new Error('an order was written and not found');
  const { type_id, currency, provider } = order;
  if (type_id !== wish.subscriptionType || currency !== wish.currency || provider !== wish.provider) {
    return refuse('keyUsed');
  }
  const opened = await openCheckout(desk, order, buyer, base);
  if (!opened) return refuse('paymentUnavailable');
  return orderReply(db, order.id, false);
}

async function placeOrder(desk: PaymentDesk, actor: Actor, buyer: Buyer, wish: NewOrder): Promise<Result<null>> {
  const { platform } = desk;
  const { pot } = buyer;
  if (pot === null) return refuse('forbidden');
  const settings = await installationSettings(platform);
  if (settings.everythingFree) return refuse('typeNotOffered');
  const provider = providerOf(desk, wish.provider);
  if (provider === null || !offeredProviders(desk, settings).includes(wish.provider))
    return refuse('paymentUnavailable');
  const offer = await findOffer(platform.db, wish.subscriptionType);
  const amount = offer?.active ? offer.prices[wish.currency] : undefined;
  if (!offer || amount === undefined) return refuse('typeNotOffered');
  // What costs nothing is for an admin to give: a page for cards would give it to anybody, without end.
  if (amount === 0 && provider.capabilities.hostedPage) return refuse('typeNotOffered');
  const id = platform.random.id();
  const nowMs = platform.now();
  await inTransaction(platform.db, async (trx) => {
    await openPot(trx, pot);
    const row: OrderRow = {
      id,
      user_id: actor.userId,
      pot_id: pot.id,
      type_id: offer._id,
      title: offer.title,
      search_text: searchKey(`${offer.title} ${id}`),
      kind: offer.type,
      uses: offer.type === 'times' ? offer.uses : 0,
      valid_days: offer.validDays,
      amount_minor: amount,
      currency: wish.currency,
      provider: wish.provider,
      provider_ref: null,
      payment_ref: null,
      checkout_url: null,
      status: 'waiting',
      refunded_minor: 0,
      credits_taken: 0,
      receipt_number: null,
      press_key: wish.key,
      note: '',
      created_at_ms: nowMs,
      expires_at_ms: nowMs + provider.capabilities.orderLastsMs,
      paid_at_ms: null,
      number: null,
      dispute: null,
    };
    // The same press at the same moment: the other one wrote it, with its letters.
    if (!(await insertOrder(trx, row))) return;
    const order = await numberOrder(trx, row);
    if (provider.capabilities.hostedPage) return;
    await mailBuyer(desk, trx, order, { letter: 'registered', amountMinor: amount });
    await mailAdmins(desk, trx, order, { ...settings, buyerName: pot.name, buyerEmail: buyer.email });
  });
  desk.onMail();
  return succeed(null);
}

/** Opens the page where the order is paid, once. False: there is none now. */
async function openCheckout(desk: PaymentDesk, order: OrderRow, buyer: Buyer, base: string): Promise<boolean> {
  const provider = providerOf(desk, order.provider);
  if (order.status !== 'waiting' || order.provider_ref !== null || !provider?.capabilities.hostedPage) return true;
  const { language, email } = buyer;
  // In the language that the browser speaks by then, which need not be the account's; and one order, one address.
  const address = (page: string) => `${base}/default/${page}?order=${OrderId.parse(order.id)}`;
  const guest = { language, email, successUrl: address('payment-success'), cancelUrl: address('payment') };
  let checkout: Checkout | null = null;
  try {
    checkout = await provider.createCheckout(orderToPay(order), guest);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    desk.platform.log.error({ order: order.id, fault: error.cause }, 'the payment provider is away');
  }
  if (checkout === null) return false;
  await keepCheckout(desk.platform.db, order.id, checkout);
  return true;
}
