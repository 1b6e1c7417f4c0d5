import type { Language } from '@qc/contract';
import { showTexts } from './show-texts.ts';

const en = {
  ...showTexts.en,
  joinAt: 'Join at',
  gameCode: 'Game code',
  scan: 'Or scan',
  players: 'Players',
  answered: 'Answered',
  slideOf: (n: number, total: number) => `${n} / ${total}`,
  slideLabel: (n: number, total: number) => `Slide ${n} of ${total}`,
  locked: 'The doors are closed',
  waiting: 'We start in a moment',
  paused: 'Paused',
  answersClosed: 'Answers are closed',
  standings: 'Standings',
  thanksScreen: 'Thank you all for playing!',
  noWinners: 'That was the last question',
  votes: 'answers',
};

type PresenterTexts = typeof en;

const he: PresenterTexts = {
  ...showTexts.he,
  joinAt: 'נכנסים בכתובת',
  gameCode: 'קוד המשחק',
  scan: 'או סורקים',
  players: 'משתתפים',
  answered: 'ענו',
  slideOf: (n, total) => `${n} / ${total}`,
  slideLabel: (n, total) => `שקופית ${n} מתוך ${total}`,
  locked: 'ההצטרפות נסגרה',
  waiting: 'עוד רגע מתחילים',
  paused: 'הפסקה',
  answersClosed: 'המענה נסגר',
  standings: 'טבלת המובילים',
  thanksScreen: 'תודה לכל המשתתפים!',
  noWinners: 'זו הייתה השאלה האחרונה',
  votes: 'תשובות',
};

const ar: PresenterTexts = {
  ...showTexts.ar,
  joinAt: 'انضمّوا عبر العنوان',
  gameCode: 'رمز اللعبة',
  scan: 'أو امسحوا الرمز',
  players: 'المشاركون',
  answered: 'أجابوا',
  slideOf: (n, total) => `${n} / ${total}`,
  slideLabel: (n, total) => `الشريحة ${n} من ${total}`,
  locked: 'أُغلق باب الانضمام',
  waiting: 'نبدأ بعد لحظات',
  paused: 'استراحة',
  answersClosed: 'أُغلقت الإجابات',
  standings: 'الترتيب',
  thanksScreen: 'شكرًا لجميع المشاركين!',
  noWinners: 'كان هذا السؤال الأخير',
  votes: 'إجابات',
};

/** Words of the projected screen, in the language of the game. */
export const presenterTexts: Record<Language, PresenterTexts> = { he, ar, en };
