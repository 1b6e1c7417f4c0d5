const en = {
  title: 'Crop and resize',
  tooLarge:
    'Images can be up to 1920×1080 (upright: 1080×1920). Choose the part you need, and it’s made smaller for you.',
  opening: 'Opening the image',
  shape: 'Shape',
  free: 'Free',
  turn: 'Rotate 90°',
  whole: 'Whole image',
  width: 'Result width',
  pixels: 'px',
  result: 'Result',
  move: 'Chosen part. Arrow keys move it',
  handles: {
    n: 'Top edge',
    e: 'Right edge',
    s: 'Bottom edge',
    w: 'Left edge',
    ne: 'Top right corner',
    se: 'Bottom right corner',
    sw: 'Bottom left corner',
    nw: 'Top left corner',
  },
  keys: 'Drag the corners, or press Tab to reach one and use the arrow keys. Hold Shift for larger steps.',
  use: 'Use this image',
  working: 'Preparing the image',
  cancel: 'Cancel',
  close: 'Close',
  broken: 'Couldn’t open the image. The file may be damaged: save it again as JPEG or PNG and try again.',
  tooMuch: 'This image is too large for the browser. Make it smaller in another program and try again.',
};

/** Words of cropping. */
type CropTexts = typeof en;

const he: CropTexts = {
  title: 'חיתוך ושינוי גודל',
  tooLarge:
    'תמונה יכולה להיות עד \u20661920×1080\u2069 (לאורך: \u20661080×1920\u2069). בחרו את החלק הרצוי, ואנחנו נקטין אותו.',
  opening: 'פותחים את התמונה',
  shape: 'צורה',
  free: 'חופשית',
  turn: 'סיבוב 90°',
  whole: 'התמונה כולה',
  width: 'רוחב התוצאה',
  pixels: 'פיקסלים',
  result: 'תוצאה',
  move: 'החלק שנבחר. מקשי החצים מזיזים אותו',
  handles: {
    n: 'הקצה העליון',
    e: 'הקצה הימני',
    s: 'הקצה התחתון',
    w: 'הקצה השמאלי',
    ne: 'הפינה הימנית העליונה',
    se: 'הפינה הימנית התחתונה',
    sw: 'הפינה השמאלית התחתונה',
    nw: 'הפינה השמאלית העליונה',
  },
  keys: 'גררו את הפינות, או עברו אליהן במקש Tab והזיזו במקשי החצים. עם Shift הצעדים גדולים יותר.',
  use: 'שימוש בתמונה',
  working: 'מכינים את התמונה',
  cancel: 'ביטול',
  close: 'סגירה',
  broken: 'לא הצלחנו לפתוח את התמונה. אולי הקובץ פגום: שמרו אותה מחדש כ־JPEG או PNG ונסו שוב.',
  tooMuch: 'התמונה גדולה מדי לדפדפן. הקטינו אותה בתוכנה אחרת ונסו שוב.',
};

const ar: CropTexts = {
  title: 'القص وتغيير الحجم',
  tooLarge:
    'الحد الأقصى للصورة \u20661920×1080\u2069 (طوليًا: \u20661080×1920\u2069). اختاروا الجزء المطلوب وسنصغّره لكم.',
  opening: 'جارٍ فتح الصورة',
  shape: 'الشكل',
  free: 'حر',
  turn: 'تدوير 90°',
  whole: 'الصورة كاملة',
  width: 'عرض الناتج',
  pixels: 'بكسل',
  result: 'الناتج',
  move: 'الجزء المختار. مفاتيح الأسهم تحرّكه',
  handles: {
    n: 'الحافة العليا',
    e: 'الحافة اليمنى',
    s: 'الحافة السفلى',
    w: 'الحافة اليسرى',
    ne: 'الزاوية العليا اليمنى',
    se: 'الزاوية السفلى اليمنى',
    sw: 'الزاوية السفلى اليسرى',
    nw: 'الزاوية العليا اليسرى',
  },
  keys: 'اسحبوا الزوايا، أو انتقلوا إليها بمفتاح Tab وحرّكوها بالأسهم. ومع Shift بخطوات أكبر.',
  use: 'استخدام الصورة',
  working: 'جارٍ تجهيز الصورة',
  cancel: 'إلغاء',
  close: 'إغلاق',
  broken: 'تعذّر فتح الصورة. ربما الملف تالف: احفظوها من جديد بصيغة JPEG أو PNG ثم أعيدوا المحاولة.',
  tooMuch: 'هذه الصورة أكبر مما يحتمله المتصفح. صغّروها في برنامج آخر ثم أعيدوا المحاولة.',
};

/** Words of cropping, by language. */
export const cropTexts = { he, ar, en };
