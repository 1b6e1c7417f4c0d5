import { setTimeout as pause } from 'node:timers/promises';
import { orderToPay, type OrderRow } from './order-store.ts';
import { type PaymentDesk, providerOf } from '../payment-desk.ts';
import { ProviderAway } from '../providers/payment-provider.ts';
import { takeFact } from '../facts/take-fact.ts';

/** A page that waits asks every second or so; the provider is asked less often. */
const LOOK_EVERY_MS = 3000;
/** Whoever waits for a page does not wait longer for the provider; what it says later counts all the same. */
const PATIENCE_MS = 4000;
/** Orders whose last look is remembered; the oldest are forgotten first. */
const REMEMBERED = 10_000;

/** Asks the provider about an order and takes its word. False: it could not be asked. */
export async function lookAtOrder(desk: PaymentDesk, order: OrderRow): Promise<boolean> {
  const provider = providerOf(desk, order.provider);
  if (provider === null) return false;
  remember(desk, order.id);
  try {
    const fact = await provider.fetchStatus(orderToPay(order));
    if (fact !== null) await takeFact(desk, order.provider, fact);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    desk.platform.log.warn({ order: order.id, fault: error.cause }, 'the payment provider is away');
    return false;
  }
}

/** For a page that waits: asks when nobody asked a moment ago, and does not wait long. */
export async function lookAtWaiting(desk: PaymentDesk, order: OrderRow): Promise<void> {
  if (order.status !== 'waiting' || order.provider_ref === null) return;
  const last = desk.lastLooks.get(order.id) ?? -Infinity;
  if (desk.platform.now() - last < LOOK_EVERY_MS) return;
  const patience = new AbortController();
  const look = lookAtOrder(desk, order).catch((error: unknown) => {
    desk.platform.log.error({ err: error, order: order.id }, 'a look at a payment failed');
  });
  await Promise.race([look, pause(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {})]);
  patience.abort();
}

function remember({ lastLooks, platform }: PaymentDesk, id: string): void {
  lastLooks.delete(id);
  lastLooks.set(id, platform.now());
  const oldest = lastLooks.size > REMEMBERED ? lastLooks.keys().next().value : undefined;
  if (oldest !== undefined) lastLooks.delete(oldest);
}
