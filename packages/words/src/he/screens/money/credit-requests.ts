import type { Texts } from '../../../en/screens/money/credit-requests.ts';

export const creditRequests: Texts = {
  title: 'בקשות לקרדיטים',
  lead: 'מי שביקשו יקבלו את התשובה על המסך ובדוא״ל.',
  amount: 'קרדיטים',
  grant: 'הענקה',
  grantTo: (name) => `הענקת קרדיטים: ${name}`,
  decline: 'דחייה',
  reason: 'סיבה (תוצג למי שביקש)',
  ofInstitution: (name) => `הקרדיטים של ${name}`,
  granted: 'הקרדיטים הוענקו',
  declined: 'הבקשה נדחתה',
  empty: 'אין בקשות שממתינות',
  emptyText: 'בקשות לקרדיטים יופיעו כאן.',
};
