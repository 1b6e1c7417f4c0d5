import type { PresentTexts } from '../../../en/screens/live/present.ts';

export const present: PresentTexts = {
  enableSound: 'הפעלת הצלילים',
  fullScreen: 'מסך מלא',
  leaveFullScreen: 'יציאה ממסך מלא',
  home: 'לדף הבית',
};
