import type { TrimTexts } from '../../../en/screens/gallery/trim.ts';

export const trim: TrimTexts = {
  part: 'الجزء الذي سيُشغَّل',
  start: 'من',
  end: 'إلى',
  toTheEnd: 'حتى النهاية',
  play: 'تشغيل',
  hide: 'إخفاء',
  whole: (time) => `الطول الكامل ${time}`,
  badTime: 'اكتبوا الدقائق والثواني، مثل 1:05',
  endFirst: 'يجب أن تأتي النهاية بعد البداية',
  pastEnd: 'هذا الوقت بعد نهاية الملف',
  tooLong: 'يمكن تشغيل 30 ثانية على الأكثر',
};
