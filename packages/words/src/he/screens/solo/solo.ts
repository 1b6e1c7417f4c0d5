import type { Texts } from '../../../en/screens/solo/solo.ts';

export const solo: Texts = {
  start: 'מתחילים',
  goOn: 'ממשיכים',
  giveUp: 'אין לי תשובה',
  again: 'משחק נוסף',
  player: 'אני',
  questions: (n) => (n === 1 ? 'שקופית אחת' : n === 2 ? 'שתי שקופיות' : `${n} שקופיות`),
  over: 'הסוף',
  points: (n) => (Math.abs(n) === 1 ? 'נקודה' : 'נקודות'),
  right: (right, all) => `${right} נכונות מתוך ${all}`,
  yourAnswers: 'התשובות שלכם',
  noAnswer: 'בלי תשובה',
  rightAnswer: 'התשובה הנכונה',
  picture: 'תמונה',
  correct: 'נכון',
  partly: 'נכון בחלקו',
  wrong: 'לא נכון',
  offline: 'נדרש חיבור לאינטרנט.',
};
