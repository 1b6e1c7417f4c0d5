import type { Language } from '@qc/contract';

const en = {
  true: 'True',
  false: 'False',
  secondsLeft: (n: number): string => (n === 1 ? '1 second left' : `${n} seconds left`),
  /** The unit behind a number of points. */
  points: (n: number): string => (Math.abs(n) === 1 ? 'point' : 'points'),
  place: 'Place',
  rightAnswer: 'Correct answer',
  up: 'Up',
  down: 'Down',
  streak: 'In a row:',
  winners: 'The winners',
};

type ShowTexts = typeof en;

const he: ShowTexts = {
  true: 'נכון',
  false: 'לא נכון',
  secondsLeft: (n) => (n === 1 ? 'נותרה שנייה אחת' : `נותרו ${n} שניות`),
  points: (n) => (Math.abs(n) === 1 ? 'נקודה' : 'נקודות'),
  place: 'מקום',
  rightAnswer: 'התשובה הנכונה',
  up: 'עלייה',
  down: 'ירידה',
  streak: 'ברצף:',
  winners: 'המנצחים',
};

/** Whether Arabic counts `n` things with the plural: 3 to 10, also at the end of a larger number. */
const fewOf = (n: number) => Math.abs(n) % 100 >= 3 && Math.abs(n) % 100 <= 10;

const ar: ShowTexts = {
  true: 'صح',
  false: 'خطأ',
  secondsLeft: (n) => `الثواني المتبقية: ${n}`,
  points: (n) => (Math.abs(n) === 2 ? 'نقطتان' : fewOf(n) ? 'نقاط' : 'نقطة'),
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
