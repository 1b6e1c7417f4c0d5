import type { Language } from '@qc/contract';

const en = {
  score: 'Score',
  pausedLong: 'A short break. We’ll be back in a moment',
  goesOn: 'The game goes on',
  moment: 'One moment…',
  partMissing: 'This part didn’t load. Check the connection',
  tryAgain: 'Try again',
};

type FrameTexts = typeof en;

const he: FrameTexts = {
  score: 'ניקוד',
  pausedLong: 'הפסקה קצרה, עוד רגע ממשיכים',
  goesOn: 'ממשיכים במשחק',
  moment: 'רק רגע…',
  partMissing: 'החלק הזה לא נטען. בדקו את החיבור',
  tryAgain: 'ניסיון חוזר',
};

const ar: FrameTexts = {
  score: 'النقاط',
  pausedLong: 'استراحة قصيرة، نتابع بعد لحظات',
  goesOn: 'نتابع اللعبة',
  moment: 'لحظة…',
  partMissing: 'لم يُحمَّل هذا الجزء. تحققوا من الاتصال',
  tryAgain: 'إعادة المحاولة',
};

/** Words around a player's screen, the only ones of it that are there before the rest has loaded. */
export const frameTexts: Record<Language, FrameTexts> = { he, ar, en };
