import type { OutcomeTexts } from '../../../en/screens/show/outcome.ts';
import { show } from './show.ts';

export const outcome: OutcomeTexts = {
  ...show,
  yourAnswer: 'התשובה שלכם',
  correct: 'נכון מאוד!',
  wrong: 'לא הפעם',
  partly: 'נכון בחלקו',
  thanksForAnswer: 'תודה על התשובה',
  streakBonus: 'מתוכן על הרצף',
  inARow: (n) => `${n} ברצף!`,
  teamPlace: (place, of) => `הקבוצה שלכם: מקום ${place} מתוך ${of}`,
  teams: 'הקבוצות',
  myAnswers: 'התשובות שלי',
  asking: 'רק רגע…',
  notYet: 'אפשר לראות את התשובות אחרי סוף המשחק',
  noAnswers: 'לא היו שאלות לענות עליהן',
  noneGiven: 'לא נשלחה תשובה',
  leaders: 'בראש הטבלה',
  youWon: 'עליתם לפודיום!',
  bestPlayers: 'המשתתפים המובילים',
  finalPlace: 'המקום שלכם',
  wellPlayed: 'שיחקתם יפה!',
  thanks: 'תודה ששיחקתם',
};
