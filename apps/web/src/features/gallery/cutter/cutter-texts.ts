const en = {
  title: 'Cut to length',
  lead: (seconds: number) => `Choose up to ${seconds} seconds. Only this part is uploaded.`,
  timeline: 'Timeline',
  start: 'Start',
  end: 'End',
  part: 'Chosen part. Arrow keys move it',
  length: (time: string, max: string) => `${time} of at most ${max} chosen`,
  hint: 'minutes:seconds, for example 1:05.5',
  badTime: 'Write minutes and seconds, such as 1:05',
  play: 'Play the part',
  stop: 'Stop',
  cut: 'Cut and upload',
  cutting: 'Cutting',
  stopCutting: 'Stop cutting',
  cancel: 'Cancel',
  close: 'Close',
  cannot: 'This browser cannot cut this file. It can be uploaded whole, and only the chosen part will be played.',
  cannotTooLarge:
    'This browser cannot cut this file, and it is larger than 100 MB. Cut or shrink it in another program.',
  uploadWhole: 'Upload the whole file',
  noPreview: 'This browser cannot show this file, but it can still be cut: type start and end.',
  drawing: 'Drawing the timeline',
};

/** Words of cutting. */
type CutterTexts = typeof en;

const he: CutterTexts = {
  title: 'קיצור הקטע',
  lead: (seconds) => `בוחרים עד ${seconds} שניות. רק החלק הזה יועלה.`,
  timeline: 'ציר הזמן',
  start: 'התחלה',
  end: 'סיום',
  part: 'החלק שנבחר. מקשי החצים מזיזים אותו',
  length: (time, max) => `נבחרו ${time} מתוך ${max} לכל היותר`,
  hint: 'דקות:שניות, למשל 1:05.5',
  badTime: 'כותבים דקות ושניות, למשל 1:05',
  play: 'ניגון החלק שנבחר',
  stop: 'עצירה',
  cut: 'לחתוך ולהעלות',
  cutting: 'חותכים',
  stopCutting: 'עצירת החיתוך',
  cancel: 'ביטול',
  close: 'סגירה',
  cannot: 'הדפדפן הזה לא יודע לחתוך את הקובץ. אפשר להעלות אותו בשלמותו, ורק החלק שנבחר יושמע במשחק.',
  cannotTooLarge: 'הדפדפן הזה לא יודע לחתוך את הקובץ, והוא גדול מ־100 MB. חתכו או הקטינו אותו בתוכנה אחרת.',
  uploadWhole: 'להעלות את הקובץ כולו',
  noPreview: 'הדפדפן הזה לא יודע להציג את הקובץ, אבל אפשר לחתוך אותו: כותבים התחלה וסיום.',
  drawing: 'מציירים את ציר הזמן',
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
  drawing: 'جارٍ رسم الخط الزمني',
};

/** Words of cutting, by language. */
export const cutterTexts = { he, ar, en };
