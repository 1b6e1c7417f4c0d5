export { creditRequests } from './credit-requests.ts';
export { disputeEnds } from './dispute-ends.ts';
export { institution } from './institution.ts';
export { orderStates } from './order-states.ts';
export { payment } from './payment.ts';
export { purchases } from './purchases.ts';
