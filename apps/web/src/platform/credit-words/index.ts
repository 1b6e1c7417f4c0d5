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

const DISPUTE_LOST: Record<Language, string> = { en: 'Dispute lost', he: 'ההכחשה התקבלה', ar: 'قُبل الاعتراض' };
const DISPUTE_WON: Record<Language, string> = { en: 'Dispute won', he: 'ההכחשה נדחתה', ar: 'رُفض الاعتراض' };

/** The state of an order in words, with how a dispute about it ended. */
export function orderStateText(language: Language, { status, dispute }: Pick<Order, 'status' | 'dispute'>): string {
  if (status === 'disputed' && dispute === 'lost') return DISPUTE_LOST[language];
  const name = ORDER_STATE_NAMES[language][status];
  return dispute === 'won' ? `${name} · ${DISPUTE_WON[language]}` : name;
}

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
