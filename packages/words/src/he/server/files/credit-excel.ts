import type { CreditExcelTexts } from '../../../en/server/files/credit-excel.ts';
import { devices } from '../../screens/everywhere/devices.ts';
import { purchases } from '../../screens/money/purchases.ts';

export const creditExcel: CreditExcelTexts = {
  usages: 'שימוש בקרדיטים',
  transactions: 'תנועות',
  when: 'מועד',
  owner: 'חשבון',
  email: 'דוא״ל',
  user: 'מנחה',
  game: 'משחק',
  what: 'פרט',
  source: 'מקור',
  used: 'קרדיטים שנוצלו',
  before: 'קרדיטים לפני',
  note: 'הערה',
  voided: 'הוחזר',
  kind: 'סוג',
  title: 'כותרת',
  order: 'הזמנה',
  receipt: 'קבלה',
  credits: 'קרדיטים',
  amount: 'סכום',
  currency: 'מטבע',
  whats: { room: 'משחק חי', assignment: 'משימה', export: 'ייצוא מקומי', manual: 'ידני' },
  sources: { ...devices.names, manual: 'ידני' },
  kinds: purchases.kinds,
  transactionSources: { manual: 'ידני', payment: 'תשלום' },
};
