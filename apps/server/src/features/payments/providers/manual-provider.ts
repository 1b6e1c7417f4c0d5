import { MONEY_CURRENCIES } from '@qc/contract';
import type { PaymentProvider } from './payment-provider.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Money that comes by other ways, a bank transfer say: an admin says when it is there, and gives it back by hand. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  capabilities: { currencies: MONEY_CURRENCIES, hostedPage: false, orderLastsMs: 30 * DAY_MS },
  createCheckout: async () => null,
  fetchStatus: async () => null,
  closeCheckout: async () => true,
  refund: async (_order, { refundId }) => ({ kind: 'done', ref: refundId, fact: null }),
};
