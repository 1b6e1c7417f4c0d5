import type { OrderStatesTexts } from '../../../en/screens/money/order-states.ts';

export const orderStates: OrderStatesTexts = {
  waiting: 'بانتظار الدفع',
  paid: 'مدفوع',
  declined: 'مرفوض',
  cancelled: 'ملغى',
  expired: 'انتهت صلاحيته',
  refunded: 'رُدّ المبلغ',
  disputed: 'معترَض عليه',
};
