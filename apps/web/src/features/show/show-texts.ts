import type { Language } from '@qc/contract';

const en = {
  true: 'True',
  false: 'False',
  seconds: 'seconds left',
  points: 'points',
  place: 'Place',
  rightAnswer: 'Right answer',
  up: 'Up',
  down: 'Down',
  streak: 'In a row:',
  winners: 'The winners',
};

type ShowTexts = typeof en;

const he: ShowTexts = {
  true: 'נכון',
  false: 'לא נכון',
  seconds: 'שניות נותרו',
  points: 'נקודות',
  place: 'מקום',
  rightAnswer: 'התשובה הנכונה',
  up: 'עלייה',
  down: 'ירידה',
  streak: 'ברצף:',
  winners: 'המנצחים',
};

const ar: ShowTexts = {
  true: 'صح',
  false: 'خطأ',
  seconds: 'ثوانٍ متبقية',
  points: 'نقطة',
  place: 'المركز',
  rightAnswer: 'الإجابة الصحيحة',
  up: 'صعود',
  down: 'هبوط',
  streak: 'على التوالي:',
  winners: 'الفائزون',
};

/** Words that the presenter and the player screens share, in the language of the game. */
export const showTexts: Record<Language, ShowTexts> = { he, ar, en };

/** A number as everybody reads it: Latin digits with thousands marks; the minus stays in front in every language. */
export function showNumber(value: number): string {
  const digits = Math.abs(value).toLocaleString('en-US');
  return value < 0 ? `\u2066\u2212${digits}\u2069` : digits;
}
