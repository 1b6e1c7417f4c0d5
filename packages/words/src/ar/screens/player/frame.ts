import type { FrameTexts } from '../../../en/screens/player/frame.ts';

export const frame: FrameTexts = {
  moment: 'لحظة…',
  partMissing: 'لم يُحمَّل هذا الجزء. تحققوا من الاتصال',
  tryAgain: 'إعادة المحاولة',
};
