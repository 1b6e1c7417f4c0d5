const en = {
  title: 'Cut to length',
  lead: (seconds: number) => `Choose up to ${seconds} seconds. Only this part is uploaded.`,
  timeline: 'Timeline',
  start: 'Start',
  end: 'End',
  part: 'Chosen part. Arrow keys move it',
  length: (time: string, max: string) => `${time} of ${max} chosen`,
  hint: 'minutes:seconds, for example 1:05.5',
  badTime: 'Enter minutes and seconds, such as 1:05',
  play: 'Play this part',
  stop: 'Stop',
  cut: 'Cut and upload',
  cutting: 'Cutting',
  stopCutting: 'Stop cutting',
  cancel: 'Cancel',
  close: 'Close',
  cannot: 'This browser can’t cut this file. You can upload all of it, and only the chosen part will be played.',
  cannotTooLarge:
    'This browser can’t cut this file, and it’s larger than 100 MB. Cut it or make it smaller in another program.',
  uploadWhole: 'Upload the whole file',
  noPreview: 'This browser can’t show this file, but you can still cut it: enter the start and end.',
  drawing: 'Preparing the timeline',
};

/** Words of cutting. */
type CutterTexts = typeof en;

const he: CutterTexts = {
  title: 'קיצור הקטע',
  lead: (seconds) => `בחרו עד ${seconds} שניות. רק החלק הזה יועלה.`,
  timeline: 'ציר הזמן',
  start: 'התחלה',
  end: 'סיום',
  part: 'החלק שנבחר. מקשי החצים מזיזים אותו',
  length: (time, max) => `נבחרו ${time} מתוך ${max} לכל היותר`,
  hint: 'דקות:שניות, למשל 1:05.5',
  badTime: 'יש להזין דקות ושניות, למשל 1:05',
  play: 'השמעת החלק שנבחר',
  stop: 'עצירה',
  cut: 'חיתוך והעלאה',
  cutting: 'חותכים',
  stopCutting: 'עצירת החיתוך',
  cancel: 'ביטול',
  close: 'סגירה',
  cannot: 'הדפדפן הזה לא יודע לחתוך את הקובץ. אפשר להעלות אותו בשלמותו, ורק החלק שנבחר יושמע במשחק.',
  cannotTooLarge: 'הדפדפן הזה לא יודע לחתוך את הקובץ, והוא גדול מ־100 MB. חתכו או הקטינו אותו בתוכנה אחרת.',
  uploadWhole: 'העלאת הקובץ כולו',
  noPreview: 'הדפדפן הזה לא יודע להציג את הקובץ, אבל אפשר לחתוך אותו: הזינו התחלה וסיום.',
  drawing: 'מכינים את ציר הזמן',
};

const ar: CutterTexts = {
  title: 'قص المقطع',
  lead: (seconds) => `اختاروا حتى ${seconds} ثانية. سيُرفع هذا الجزء فقط.`,
  timeline: 'الخط الزمني',
  start: 'البداية',
  end: 'النهاية',
  part: 'الجزء المختار. مفاتيح الأسهم تحرّكه',
  length: (time, max) => `اختير ${time} من ${max} على الأكثر`,
  hint: 'دقائق:ثوانٍ، مثلًا 1:05.5',
  badTime: 'اكتبوا الدقائق والثواني، مثل 1:05',
  play: 'تشغيل الجزء المختار',
  stop: 'إيقاف',
  cut: 'قص ورفع',
  cutting: 'جارٍ القص',
  stopCutting: 'إيقاف القص',
  cancel: 'إلغاء',
  close: 'إغلاق',
  cannot: 'لا يستطيع هذا المتصفح قص الملف. يمكن رفعه كاملًا، ولن يُشغَّل إلا الجزء المختار.',
  cannotTooLarge: 'لا يستطيع هذا المتصفح قص الملف، وهو أكبر من 100 MB. قصّوه أو صغّروه في برنامج آخر.',
  uploadWhole: 'رفع الملف كاملًا',
  noPreview: 'لا يستطيع هذا المتصفح عرض الملف، لكن يمكن قصّه: اكتبوا البداية والنهاية.',
  drawing: 'جارٍ تجهيز الخط الزمني',
};

/** Words of cutting, by language. */
export const cutterTexts = { he, ar, en };
