import type { FrameTexts } from '../../../en/screens/player/frame.ts';

export const frame: FrameTexts = {
  score: 'ניקוד',
  pausedLong: 'הפסקה קצרה, עוד רגע ממשיכים',
  goesOn: 'ממשיכים במשחק',
  moment: 'רק רגע…',
  partMissing: 'החלק הזה לא נטען. בדקו את החיבור',
  tryAgain: 'ניסיון חוזר',
};
