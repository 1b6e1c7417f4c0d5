import type { CutterTexts } from '../../../en/screens/gallery/cutter.ts';

export const cutter: CutterTexts = {
  title: 'قص المقطع',
  lead: (seconds) => `اختاروا حتى ${seconds} ثانية. سيُرفع هذا الجزء فقط.`,
  timeline: 'الخط الزمني',
  start: 'البداية',
  end: 'النهاية',
  part: 'الجزء المختار. مفاتيح الأسهم تحرّكه',
  length: (time, max) => `اختير ${time} من ${max} على الأكثر`,
  badTime: 'اكتبوا الدقائق والثواني، مثل 1:05',
  play: 'تشغيل الجزء المختار',
  stop: 'إيقاف',
  cut: 'قص ورفع',
  cutting: 'جارٍ القص',
  stopCutting: 'إيقاف القص',
  cannot: 'لا يستطيع هذا المتصفح قص الملف. يمكن رفعه كاملًا، ولن يُشغَّل إلا الجزء المختار.',
  cannotTooLarge: 'لا يستطيع هذا المتصفح قص الملف، وهو أكبر من 100 MB. قصّوه أو صغّروه في برنامج آخر.',
  uploadWhole: 'رفع الملف كاملًا',
  noPreview: 'لا يستطيع هذا المتصفح عرض الملف، لكن يمكن قصّه: اكتبوا البداية والنهاية.',
};
