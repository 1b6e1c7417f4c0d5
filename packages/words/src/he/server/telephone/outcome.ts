import type { OutcomeTexts } from '../../../en/server/telephone/outcome.ts';
import { spokenPlural } from '../../../spoken-plural.ts';
import { plural } from '../../grammar.ts';

const counted = spokenPlural(plural);

export const outcome: OutcomeTexts = {
  correct: 'נכון מאוד!',
  partly: 'נכון בחלקו.',
  wrong: 'לא הפעם.',
  noAnswer: 'הפעם לא נשלחה תשובה.',
  thanksForAnswer: 'תודה על התשובה.',
  correctAnswer: 'התשובה הנכונה:',
  wonPoints: (n) => counted(n, { one: 'קיבלתם נקודה אחת.', two: 'קיבלתם שתי נקודות.', other: 'קיבלתם # נקודות.' }),
  lostPoints: (n) =>
    counted(n, { one: 'ירדה לכם נקודה אחת.', two: 'ירדו לכם שתי נקודות.', other: 'ירדו לכם # נקודות.' }),
  inARow: (n) => `${n} ברצף!`,
  score: (n) => `הניקוד שלכם: ${n < 0 ? `מינוס ${-n}` : n}.`,
  place: (n) => `המקום שלכם: ${n}.`,
  teamPlace: (place, of) => `הקבוצה שלכם: מקום ${place} מתוך ${of}.`,
  wasRight: (name) => `התשובה של ${name} נכונה.`,
  nobodyKnew: 'הפעם איש לא ידע.',
  gameOver: 'המשחק הסתיים.',
  onPodium: 'עליתם לפודיום!',
  finalPlace: (n) => `המקום הסופי שלכם: ${n}.`,
  thanks: 'תודה ששיחקתם.',
};
