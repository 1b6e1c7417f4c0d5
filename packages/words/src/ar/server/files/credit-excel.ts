import type { CreditExcelTexts } from '../../../en/server/files/credit-excel.ts';
import { devices } from '../../screens/everywhere/devices.ts';
import { purchases } from '../../screens/money/purchases.ts';

export const creditExcel: CreditExcelTexts = {
  usages: 'استخدام الرصيد',
  transactions: 'الحركات',
  when: 'التاريخ',
  owner: 'الحساب',
  email: 'البريد الإلكتروني',
  user: 'المستخدم',
  game: 'اللعبة',
  what: 'البند',
  source: 'المصدر',
  used: 'الرصيد المستخدم',
  before: 'الرصيد قبلها',
  note: 'ملاحظة',
  voided: 'أُعيد الرصيد',
  kind: 'نوع الحركة',
  title: 'العنوان',
  order: 'الطلب',
  receipt: 'الإيصال',
  credits: 'الرصيد',
  amount: 'المبلغ',
  currency: 'العملة',
  whats: { room: 'لعبة مباشرة', assignment: 'مهمة', export: 'تصدير محلي', manual: 'يدوي' },
  sources: { ...devices.names, manual: 'يدوي' },
  kinds: { ...purchases.kinds, expiry: 'انتهت الصلاحية' },
  transactionSources: { manual: 'يدوي', payment: 'دفع' },
};
