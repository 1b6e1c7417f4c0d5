import type { Texts } from '../../../en/screens/money/credit-requests.ts';

export const creditRequests: Texts = {
  title: 'طلبات الرصيد',
  lead: 'يصل ردّكم إلى صاحب الطلب على الشاشة وبالبريد.',
  amount: 'وحدات الرصيد',
  grant: 'منح',
  grantTo: (name) => `منح رصيد: ${name}`,
  decline: 'رفض',
  reason: 'السبب (يظهر لصاحب الطلب)',
  ofInstitution: (name) => `رصيد ${name}`,
  granted: 'مُنح الرصيد',
  declined: 'رُفض الطلب',
  empty: 'لا طلبات بانتظار الرد',
  emptyText: 'تظهر طلبات الرصيد هنا.',
};
