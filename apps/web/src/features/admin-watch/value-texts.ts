import { formatDateTime, formatMoney } from '#platform/i18n';
import { ORDER_STATE_NAMES } from '#platform/credit-words';
import { type Language, MONEY_CURRENCIES } from '@qc/contract';

/** Values that stand in many entries. */
const en = {
  values: { true: 'yes', false: 'no', null: 'none' },
  roles: { 0: 'Owner', 1: 'Admin', 2: 'Regular user', 3: 'Institution manager' },
  kinds: { times: 'Credits', yearly: 'Yearly' },
  empty: 'empty',
};
const he: typeof en = {
  values: { true: 'כן', false: 'לא', null: 'ללא' },
  roles: { 0: 'בעלים', 1: 'מנהל מערכת', 2: 'משתמש רגיל', 3: 'מנהל מוסד' },
  kinds: { times: 'קרדיטים', yearly: 'שנתי' },
  empty: 'ריק',
};
const ar: typeof en = {
  values: { true: 'نعم', false: 'لا', null: 'بلا' },
  roles: { 0: 'مالك', 1: 'مدير النظام', 2: 'مستخدم عادي', 3: 'مدير مؤسسة' },
  kinds: { times: 'رصيد', yearly: 'سنوي' },
  empty: 'فارغ',
};

const valueTexts = { he, ar, en };

const TIMES = new Set(['expiryDate', 'closesAt']);
const MONEY = new Set(['amount', 'price', 'refunded']);

/**
 * One value of an entry in words: yes and no, a moment, money in its currency, a state, a role. `currency`: that of the
 * same entry, when it names one. Everything else as it was written down.
 */
export function wordValue(field: string, value: string, language: Language, currency?: string): string {
  const words = valueTexts[language];
  if (value === '') return words.empty;
  const number = /^-?\d{1,15}$/.test(value) ? Number(value) : null;
  if (TIMES.has(field) && number !== null) return formatDateTime(number);
  const known = MONEY_CURRENCIES.find((code) => code === currency);
  if (MONEY.has(field) && number !== null) {
    return known === undefined ? (number / 100).toFixed(2) : formatMoney(number, known, language);
  }
  if (field === 'status') return lookUp(ORDER_STATE_NAMES[language], value);
  if (field === 'role') return lookUp(words.roles, value);
  if (field === 'type') return lookUp(words.kinds, value);
  return lookUp(words.values, value);
}

function lookUp(words: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
