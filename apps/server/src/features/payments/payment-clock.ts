import { type RepeatedWork, repeatWork } from '#platform/repeated-work';
import type { PaymentDesk } from './payment-desk.ts';
import { reconcileOrders } from './orders/reconcile-orders.ts';

const LOOK_EVERY_MS = 60 * 1000;

/** Puts payments right, every minute; its first turn is for what an earlier process left. */
export function paymentClock(desk: PaymentDesk): RepeatedWork {
  return repeatWork(desk.platform, {
    once: 'payments',
    everyMs: LOOK_EVERY_MS,
    turn: (isStopping) => reconcileOrders(desk, isStopping),
    failed: 'payments could not be put right; it is tried again in a minute',
  });
}
