import type { Language } from '@qc/contract';
import { showTexts } from './show-texts.ts';

const en = {
  ...showTexts.en,
  yourAnswer: 'Your answer',
  correct: 'Correct!',
  wrong: 'Not this time',
  partly: 'Partly right',
  thanksForAnswer: 'Thank you for answering',
  leaders: 'At the top',
  youWon: 'You are on the podium!',
  finalPlace: 'Your place',
  wellPlayed: 'Well played!',
  thanks: 'Thank you for playing',
};

type OutcomeTexts = typeof en;

const he: OutcomeTexts = {
  ...showTexts.he,
  yourAnswer: 'התשובה שלכם',
  correct: 'נכון מאוד!',
  wrong: 'לא הפעם',
  partly: 'נכון בחלקו',
  thanksForAnswer: 'תודה על התשובה',
  leaders: 'בראש הטבלה',
  youWon: 'עליתם לפודיום!',
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
  leaders: 'في الصدارة',
  youWon: 'أنتم على منصة التتويج!',
  finalPlace: 'مركزكم',
  wellPlayed: 'أحسنتم اللعب!',
  thanks: 'شكرًا على مشاركتكم',
};

/** Words of the player's screen after a question, in the language of the game. They come later than its other words. */
export const outcomeTexts: Record<Language, OutcomeTexts> = { he, ar, en };
