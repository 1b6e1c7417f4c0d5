import type { OrderStatesTexts } from '../../../en/screens/money/order-states.ts';

export const orderStates: OrderStatesTexts = {
  waiting: 'ממתינה לתשלום',
  paid: 'שולמה',
  declined: 'נדחתה',
  cancelled: 'בוטלה',
  expired: 'פג תוקפה',
  refunded: 'הכסף הוחזר',
  disputed: 'בהכחשה',
};
