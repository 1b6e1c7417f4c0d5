import type { CutterTexts } from '../../../en/screens/gallery/cutter.ts';

export const cutter: CutterTexts = {
  title: 'קיצור הקטע',
  lead: (seconds) => `בחרו עד ${seconds} שניות. רק החלק הזה יועלה.`,
  timeline: 'ציר הזמן',
  start: 'התחלה',
  end: 'סיום',
  part: 'החלק שנבחר. מקשי החצים מזיזים אותו',
  length: (time, max) => `נבחרו ${time} מתוך ${max} לכל היותר`,
  badTime: 'יש להזין דקות ושניות, למשל 1:05',
  play: 'השמעת החלק שנבחר',
  stop: 'עצירה',
  cut: 'חיתוך והעלאה',
  cutting: 'חותכים',
  stopCutting: 'עצירת החיתוך',
  cannot: 'הדפדפן הזה לא יודע לחתוך את הקובץ. אפשר להעלות אותו בשלמותו, ורק החלק שנבחר יושמע במשחק.',
  cannotTooLarge: 'הדפדפן הזה לא יודע לחתוך את הקובץ, והוא גדול מ־100 MB. חתכו או הקטינו אותו בתוכנה אחרת.',
  uploadWhole: 'העלאת הקובץ כולו',
  noPreview: 'הדפדפן הזה לא יודע להציג את הקובץ, אבל אפשר לחתוך אותו: הזינו התחלה וסיום.',
};
