import type { ClickerSlidesTexts } from '../../../en/screens/clickers/clicker-slides.ts';
import { isolate } from '../../../isolate.ts';

export const clickerSlides: ClickerSlidesTexts = {
  notes: {
    digits: 'רק שלטים עם ספרות עונים כאן. לכל השאר היא מדולגת, ואיש לא מחכה להם.',
    noMinus: 'בשלטים אין מקש מינוס: אי אפשר לתת בהם את התשובה הזאת.',
    fewKeys: 'בשלטים רבים יש רק ארבעה מקשים: בהם אי אפשר לבחור E והלאה.',
  },
  short: { digits: 'נדרשות ספרות', noMinus: 'נדרש מינוס', fewKeys: 'מעל 4 מקשים' },
  lobby: {
    none: (slides) => `בשלטים אי אפשר לענות על שקופיות ${isolate(slides)}: הן מדולגות למי שיש רק שלט.`,
    digits: (slides) => `רק שלטים עם ספרות עונים על שקופיות ${isolate(slides)}: לשאר הן מדולגות.`,
    noMinus: (slides) => `בשלט אי אפשר להקליד את התשובה של שקופיות ${isolate(slides)}: אין בו מינוס.`,
    fewKeys: (slides) => `בשקופיות ${isolate(slides)} יש יותר מארבע תשובות: בשלטים רבים יש ארבעה מקשים.`,
  },
  preview: 'שלט',
  previewHint: 'לחצו על מקש: הוא עונה בתצוגה המקדימה.',
  previewSaid: (keys) => `נלחץ: \u2066${keys}\u2069`,
  previewRight: 'נכון: הנורה נדלקת',
  previewWrong: 'לא נכון',
};
