import type { Texts } from '../../../en/screens/solo/solo.ts';

/** Whether Arabic counts `n` things with the plural. */
const fewOf = (n: number) => Math.abs(n) % 100 >= 3 && Math.abs(n) % 100 <= 10;

export const solo: Texts = {
  start: 'لنبدأ',
  goOn: 'متابعة',
  giveUp: 'لا أعرف',
  again: 'لعب مرة أخرى',
  player: 'أنا',
  questions: (n) => (n === 1 ? 'شريحة واحدة' : n === 2 ? 'شريحتان' : fewOf(n) ? `${n} شرائح` : `${n} شريحة`),
  over: 'النهاية',
  points: (n) => (Math.abs(n) === 2 ? 'نقطتان' : fewOf(n) ? 'نقاط' : 'نقطة'),
  right: (right, all) => `${right} صحيحة من ${all}`,
  yourAnswers: 'إجاباتكم',
  noAnswer: 'بدون إجابة',
  rightAnswer: 'الإجابة الصحيحة',
  picture: 'صورة',
  correct: 'صحيح',
  partly: 'صحيح جزئيًا',
  wrong: 'خطأ',
  offline: 'يلزم اتصال بالإنترنت.',
};
