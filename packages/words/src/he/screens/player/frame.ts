import type { FrameTexts } from '../../../en/screens/player/frame.ts';

export const frame: FrameTexts = {
  moment: 'רק רגע…',
  partMissing: 'החלק הזה לא נטען. בדקו את החיבור',
  tryAgain: 'ניסיון חוזר',
};
