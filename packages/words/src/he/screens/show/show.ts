import type { ShowTexts } from '../../../en/screens/show/show.ts';

export const show: ShowTexts = {
  true: 'נכון',
  false: 'לא נכון',
  secondsLeft: (n) => (n === 1 ? 'נותרה שנייה אחת' : `נותרו ${n} שניות`),
  points: (n) => (Math.abs(n) === 1 ? 'נקודה' : 'נקודות'),
  timesPoints: { 2: 'ניקוד כפול', 3: 'ניקוד משולש' },
  explanation: 'הסבר',
  place: 'מקום',
  rightAnswer: 'התשובה הנכונה',
  knewIt: (right, of) =>
    right === 0 ? 'הפעם אף אחד לא ידע' : right === 1 ? `אחד מתוך ${of} ידע` : `${right}\u00A0מתוך\u00A0${of} ידעו`,
  up: 'עלייה',
  down: 'ירידה',
  streak: 'ברצף:',
  winners: 'המנצחים',
};
