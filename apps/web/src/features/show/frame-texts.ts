import type { Language } from '@qc/contract';

const en = {
  score: 'Score',
  pausedLong: 'A short break. We go on in a moment',
  moment: 'One moment…',
  partMissing: 'This part has not loaded. Check the connection',
  tryAgain: 'Try again',
};

type FrameTexts = typeof en;

const he: FrameTexts = {
  score: 'ניקוד',
  pausedLong: 'הפסקה קצרה, עוד רגע ממשיכים',
  moment: 'רק רגע…',
  partMissing: 'החלק הזה לא נטען. בדקו את החיבור',
  tryAgain: 'ניסיון נוסף',
};

const ar: FrameTexts = {
  score: 'النقاط',
  pausedLong: 'استراحة قصيرة، نتابع بعد لحظات',
  moment: 'لحظة…',
  partMissing: 'لم يُحمَّل هذا الجزء. تحققوا من الاتصال',
  tryAgain: 'المحاولة مجددًا',
};

/** Words around a player's screen, the only ones of it that are there before the rest has loaded. */
export const frameTexts: Record<Language, FrameTexts> = { he, ar, en };
