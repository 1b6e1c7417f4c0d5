import type { Language } from '@qc/contract';
import { showTexts } from './show-texts.ts';

const en = {
  ...showTexts.en,
  yourAnswer: 'Your answer',
  correct: 'Correct!',
  wrong: 'Not this time',
  partly: 'Partly correct',
  thanksForAnswer: 'Thanks for answering',
  streakBonus: 'of them for the streak',
  inARow: (n: number) => `${n} in a row!`,
  teamPlace: (place: number, of: number) => `Your team: place ${place} of ${of}`,
  teams: 'The teams',
  myAnswers: 'My answers',
  asking: 'One moment…',
  notYet: 'You can see your answers when the game has ended',
  noAnswers: 'There were no questions to answer',
  noneGiven: 'No answer',
  leaders: 'Top of the leaderboard',
  youWon: 'You are on the podium!',
  bestPlayers: 'Top players',
  finalPlace: 'Your place',
  wellPlayed: 'Well played!',
  thanks: 'Thanks for playing',
};

type OutcomeTexts = typeof en;

const he: OutcomeTexts = {
  ...showTexts.he,
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

const ar: OutcomeTexts = {
  ...showTexts.ar,
  yourAnswer: 'إجابتكم',
  correct: 'إجابة صحيحة!',
  wrong: 'ليس هذه المرة',
  partly: 'صحيح جزئيًا',
  thanksForAnswer: 'شكرًا على الإجابة',
  streakBonus: 'منها مكافأة التتابع',
  inARow: (n) => `${n} على التوالي!`,
  teamPlace: (place, of) => `فريقكم في المركز ${place} من ${of}`,
  teams: 'الفرق',
  myAnswers: 'إجاباتي',
  asking: 'لحظة…',
  notYet: 'يمكن رؤية إجاباتكم بعد انتهاء اللعبة',
  noAnswers: 'لم تكن هناك أسئلة للإجابة',
  noneGiven: 'لم تُرسل إجابة',
  leaders: 'في الصدارة',
  youWon: 'أنتم على منصة التتويج!',
  bestPlayers: 'أفضل اللاعبين',
  finalPlace: 'مركزكم',
  wellPlayed: 'أحسنتم اللعب!',
  thanks: 'شكرًا على مشاركتكم',
};

/** Words of the player's screen after a question, in the language of the game. They come later than its other words. */
export const outcomeTexts: Record<Language, OutcomeTexts> = { he, ar, en };
