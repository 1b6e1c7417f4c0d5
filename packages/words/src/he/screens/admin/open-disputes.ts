import type { DisputeTexts } from '../../../en/screens/admin/open-disputes.ts';
import { plural } from '../../grammar.ts';

export const openDisputes: DisputeTexts = {
  title: (n) => plural(n, { one: 'תשלום אחד בהכחשה', two: 'שני תשלומים בהכחשה', other: `${n} תשלומים בהכחשה` }),
  text: 'ענו לבנק בזמן דרך חברת התשלומים, אחרת הכסף אבוד.',
  show: 'הצגת ההזמנות שבהכחשה',
};
