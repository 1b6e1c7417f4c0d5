import type { Order } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { formatNumber, plural } from '../i18n/index.ts';

/** A number of credits in words. */
export function creditsText(language: Language, n: number): string {
  const shown = formatNumber(language, n);
  switch (language) {
    case 'he':
      return plural('he', n, { one: 'קרדיט אחד', two: 'שני קרדיטים', other: `${shown} קרדיטים` });
    case 'ar':
      return plural('ar', n, {
        zero: '0 وحدة رصيد',
        one: 'وحدة رصيد واحدة',
        two: 'وحدتا رصيد',
        few: `${shown} وحدات رصيد`,
        other: `${shown} وحدة رصيد`,
      });
    case 'en':
      return plural('en', n, { one: '1 credit', other: `${shown} credits` });
  }
}

/** What people call the states of an order. */
export const ORDER_STATE_NAMES: Record<Language, Record<Order['status'], string>> = {
  en: {
    waiting: 'Waiting for payment',
    paid: 'Paid',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refunded: 'Refunded',
    disputed: 'Disputed',
  },
  he: {
    waiting: 'ממתינה לתשלום',
    paid: 'שולמה',
    declined: 'נדחתה',
    cancelled: 'בוטלה',
    expired: 'פג תוקפה',
    refunded: 'הכסף הוחזר',
    disputed: 'בהכחשה',
  },
  ar: {
    waiting: 'بانتظار الدفع',
    paid: 'مدفوع',
    declined: 'مرفوض',
    cancelled: 'ملغى',
    expired: 'انتهت صلاحيته',
    refunded: 'رُدّ المبلغ',
    disputed: 'معترَض عليه',
  },
};

/** Colours that go with the states. */
export const ORDER_STATE_COLOURS: Record<Order['status'], string> = {
  waiting: 'yellow',
  paid: 'green',
  declined: 'red',
  cancelled: 'gray',
  expired: 'gray',
  refunded: 'gray',
  disputed: 'red',
};
