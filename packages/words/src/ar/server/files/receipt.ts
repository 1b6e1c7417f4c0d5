import type { ReceiptTexts } from '../../../en/server/files/receipt.ts';

export const receipt: ReceiptTexts = {
  title: 'إيصال',
  number: 'الرقم',
  date: 'التاريخ',
  issuer: 'من',
  buyer: 'إلى',
  item: 'التفاصيل',
  amount: 'المبلغ',
  credits: (uses) => {
    if (uses === 1) return 'وحدة رصيد واحدة';
    if (uses === 2) return 'وحدتا رصيد';
    return uses % 100 >= 3 && uses % 100 <= 10 ? `${uses} وحدات رصيد` : `${uses} وحدة رصيد`;
  },
  yearly: 'اشتراك سنوي',
  paidBy: { manual: 'دفع مباشر', stripe: 'بطاقة أو وسيلة دفع إلكترونية' },
  paymentWay: 'وسيلة الدفع',
  order: 'رقم الطلب',
  total: 'المدفوع',
  refund: 'المبلغ المردود',
  remaining: 'المجموع بعد ردّ المبالغ',
  thanks: 'شكرًا على الشراء.',
  disputes: { open: 'اعتراض على الدفع: البنك يفحص الدفعة.', lost: 'اعتراض على الدفع: ردّ البنك المبلغ إلى المشتري.' },
};
