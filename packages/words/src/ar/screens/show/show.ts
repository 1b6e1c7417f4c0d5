import type { ShowTexts } from '../../../en/screens/show/show.ts';

/** Whether Arabic counts `n` things with the plural: 3 to 10, also at the end of a larger number. */
const fewOf = (n: number) => Math.abs(n) % 100 >= 3 && Math.abs(n) % 100 <= 10;

export const show: ShowTexts = {
  true: 'صح',
  false: 'خطأ',
  secondsLeft: (n) => `الثواني المتبقية: ${n}`,
  points: (n) => (Math.abs(n) === 2 ? 'نقطتان' : fewOf(n) ? 'نقاط' : 'نقطة'),
  timesPoints: { 2: 'نقاط مضاعفة', 3: 'نقاط بثلاثة أضعاف' },
  explanation: 'الشرح',
  place: 'المركز',
  rightAnswer: 'الإجابة الصحيحة',
  knewIt: (right, of) => (right === 0 ? 'لم يعرفها أحد هذه المرة' : `عرفها ${right}\u00A0من\u00A0${of}`),
  up: 'صعود',
  down: 'هبوط',
  streak: 'على التوالي:',
  winners: 'الفائزون',
};
