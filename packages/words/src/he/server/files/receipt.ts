import type { ReceiptTexts } from '../../../en/server/files/receipt.ts';

export const receipt: ReceiptTexts = {
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
