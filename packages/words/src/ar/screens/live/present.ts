import type { PresentTexts } from '../../../en/screens/live/present.ts';

export const present: PresentTexts = {
  enableSound: 'تشغيل الصوت',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'الخروج من ملء الشاشة',
  home: 'الصفحة الرئيسية',
};
