export { makePaymentDesk, type PaymentDesk } from './payment-desk.ts';
export { paymentHandlers } from './payment-handlers.ts';
export { paymentClock } from './payment-clock.ts';
export { registerPaymentWebhook } from './facts/payment-webhook.ts';
