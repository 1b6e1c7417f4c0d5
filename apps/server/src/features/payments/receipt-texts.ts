import type { Language } from '@qc/contract';

/** Words of the receipt. */
export interface ReceiptTexts {
  title: string;
  number: string;
  date: string;
  issuer: string;
  buyer: string;
  item: string;
  amount: string;
  credits: (uses: number) => string;
  yearly: string;
  paidBy: Record<'manual' | 'stripe', string>;
  paymentWay: string;
  order: string;
  total: string;
  refund: string;
  remaining: string;
  thanks: string;
  /** What is said of a payment that the bank may take, or has taken, back. */
  disputes: Record<'open' | 'lost', string>;
}

const he: ReceiptTexts = {
  title: 'קבלה',
  number: 'מספר',
  date: 'תאריך',
  issuer: 'מאת',
  buyer: 'לכבוד',
  item: 'פירוט',
  amount: 'סכום',
  credits: (uses) => (uses === 1 ? 'קרדיט אחד' : uses === 2 ? 'שני קרדיטים' : `${uses} קרדיטים`),
  yearly: 'מנוי שנתי',
  paidBy: { manual: 'תשלום ישיר', stripe: 'כרטיס או אמצעי תשלום מקוון' },
  paymentWay: 'אמצעי תשלום',
  order: 'מספר הזמנה',
  total: 'שולם',
  refund: 'הוחזר',
  remaining: 'סך הכול אחרי החזרים',
  thanks: 'תודה על הרכישה.',
  disputes: { open: 'הכחשת עסקה: התשלום בבדיקה אצל הבנק.', lost: 'הכחשת עסקה: הבנק החזיר את התשלום לקונה.' },
};

const ar: ReceiptTexts = {
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

const en: ReceiptTexts = {
  title: 'Receipt',
  number: 'Number',
  date: 'Date',
  issuer: 'From',
  buyer: 'To',
  item: 'Item',
  amount: 'Amount',
  credits: (uses) => (uses === 1 ? '1 credit' : `${uses} credits`),
  yearly: 'Annual subscription',
  paidBy: { manual: 'Direct payment', stripe: 'Card or other online payment' },
  paymentWay: 'Payment method',
  order: 'Order number',
  total: 'Paid',
  refund: 'Refunded',
  remaining: 'Total after refunds',
  thanks: 'Thank you for your purchase.',
  disputes: {
    open: 'Disputed: the bank is reviewing this payment.',
    lost: 'Disputed: the bank returned this payment to the buyer.',
  },
};

export const receiptTexts: Record<Language, ReceiptTexts> = { he, ar, en };
