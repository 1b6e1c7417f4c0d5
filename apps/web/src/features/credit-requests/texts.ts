import type { Dictionary } from '#platform/i18n';

interface Texts {
  title: string;
  lead: string;
  amount: string;
  grant: string;
  grantTo: (name: string) => string;
  decline: string;
  reason: string;
  cancel: string;
  ofInstitution: (name: string) => string;
  granted: string;
  declined: string;
  empty: string;
  emptyText: string;
  tryAgain: string;
}

/** Words of the list of requests for credits. */
export const texts: Dictionary<Texts> = {
  en: {
    title: 'Requests for credits',
    lead: 'People get your answer on screen and by email.',
    amount: 'Credits',
    grant: 'Grant',
    grantTo: (name) => `Grant credits to ${name}`,
    decline: 'Decline',
    reason: 'Reason (shown to the person)',
    cancel: 'Cancel',
    ofInstitution: (name) => `Credits of ${name}`,
    granted: 'Credits granted',
    declined: 'Request declined',
    empty: 'Nobody is waiting',
    emptyText: 'Requests for credits appear here.',
    tryAgain: 'Try again',
  },
  he: {
    title: 'בקשות לקרדיטים',
    lead: 'מי שביקשו יקבלו את התשובה על המסך ובדוא״ל.',
    amount: 'קרדיטים',
    grant: 'הענקה',
    grantTo: (name) => `הענקת קרדיטים: ${name}`,
    decline: 'דחייה',
    reason: 'סיבה (תוצג למי שביקש)',
    cancel: 'ביטול',
    ofInstitution: (name) => `הקרדיטים של ${name}`,
    granted: 'הקרדיטים הוענקו',
    declined: 'הבקשה נדחתה',
    empty: 'אין בקשות שממתינות',
    emptyText: 'בקשות לקרדיטים יופיעו כאן.',
    tryAgain: 'ניסיון חוזר',
  },
  ar: {
    title: 'طلبات الرصيد',
    lead: 'يصل ردّكم إلى صاحب الطلب على الشاشة وبالبريد.',
    amount: 'وحدات الرصيد',
    grant: 'منح',
    grantTo: (name) => `منح رصيد: ${name}`,
    decline: 'رفض',
    reason: 'السبب (يظهر لصاحب الطلب)',
    cancel: 'إلغاء',
    ofInstitution: (name) => `رصيد ${name}`,
    granted: 'مُنح الرصيد',
    declined: 'رُفض الطلب',
    empty: 'لا طلبات بانتظار الرد',
    emptyText: 'تظهر طلبات الرصيد هنا.',
    tryAgain: 'إعادة المحاولة',
  },
};
