import { auditBy } from '#features/audit';
import { hostOf } from '#platform/http/guards/known-hosts';
import type { Handlers } from '#platform/http/handlers';
import { isSecure } from '#platform/http/origin';
import { signedIn } from '#platform/http/signed-in';
import { publicAddress } from '#features/settings';
import { cancelOrder } from './orders/cancel-order.ts';
import { createOrder } from './orders/create-order.ts';
import { getOrder } from './orders/get-order.ts';
import { getPaymentOffers } from './get-payment-offers.ts';
import { getReceipt } from './receipts/get-receipt.ts';
import { orderScope } from './orders/order-policy.ts';
import { findOrders } from './orders/order-view-store.ts';
import { succeed } from '#platform/result';
import type { PaymentDesk } from './payment-desk.ts';
import { refundOrder } from './orders/refund-order.ts';
import { settleOrder } from './orders/settle-order.ts';

/** The calls under /payment. */
export function paymentHandlers(desk: PaymentDesk) {
  const { platform } = desk;
  return {
    getPaymentOffers: (call) => getPaymentOffers(desk, signedIn(call), call.query.currency),
    createOrder: async (call) => {
      const { request } = call;
      // Only this very browser is sent there; letters use the known address alone.
      const asked = `${isSecure(platform.config, request) ? 'https' : 'http'}://${hostOf(request)}`;
      return createOrder(desk, signedIn(call), call.body, (await publicAddress(platform)) ?? asked);
    },
    listOrders: async (call) => {
      const scope = await orderScope(platform.db, signedIn(call), call.query.mine);
      return succeed(await findOrders(platform.db, scope, call.query));
    },
    getOrder: (call) => getOrder(desk, signedIn(call), call.params.id),
    cancelOrder: (call) => cancelOrder(desk, signedIn(call), call.params.id),
    settleOrder: (call) => settleOrder(desk, auditBy(call), call.params.id, call.body),
    refundOrder: (call) => refundOrder(desk, auditBy(call), call.params.id, call.body),
    getReceipt: (call) => getReceipt(desk, signedIn(call), call.params.id, call.query.language),
  } satisfies Partial<Handlers>;
}
