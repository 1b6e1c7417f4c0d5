import type { ConsoleTexts } from '../../../en/screens/live/console.ts';
import { counts } from '../everywhere/counts.ts';
import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';

export const console: ConsoleTexts = {
  preparing: 'טעינת המדיה',
  readingOn: 'זמן קריאה… הצגת התשובות',
  showNow: 'הצגה עכשיו',
  ready: (n, all) => `מכשירים מוכנים: ${n} מתוך ${all}`,
  hideStandings: 'הסתרת הטבלה',
  autoAdvance: 'מעבר אוטומטי',
  autoHint: 'אחרי ההתחלה המשחק מתקדם מעצמו, עד המנצחים',
  reactions: 'תגובות על המסך הגדול',
  calm: 'תמונה רגועה',
  calmHint: 'שום דבר לא זז במסך הגדול: למי שתנועה עושה לו סחרחורת, ולמחשבים חלשים.',
  spectators: 'אפשר לצפות בלי להשתתף',
  watching: (n) => plural(n, { one: 'צופה אחד', two: 'שני צופים', other: `${n} צופים` }),
  quiet: 'הסתרת התגובות',
  unquiet: 'הצגת התגובות',
  autoIn: (seconds) =>
    plural(seconds, {
      one: 'ממשיכים בעוד שנייה',
      two: 'ממשיכים בעוד שתי שניות',
      other: `ממשיכים בעוד ${seconds} שניות`,
    }),
  correct: 'תיקון התשובה',
  correctTitle: 'מהי התשובה הנכונה?',
  joining: 'הצטרפות',
  open: 'ההצטרפות פתוחה',
  full: (most) => `המשחק מלא: לכל היותר ${counts.players(most)}. מי שמגיע עכשיו ממתין בכניסה עד שיתפנה מקום.`,
  lateJoin: 'גם אחרי השקופית הראשונה',
  callersIn: 'גם מתקשרים עונים',
  callAt: (numbers) => `מתקשרים אל ${isolate(numbers)} ומקישים את קוד המשחק`,
  callerGaps: (slides) => `מתקשרים לא יכולים לענות על שקופיות ${isolate(slides)}: הם מקשיבים, והשאלה לא ממתינה להם.`,
  byPhone: (digits) => (digits === '' ? 'בטלפון' : `בטלפון, …${isolate(digits)}`),
  clickersIn: 'גם שלטי הצבעה עונים',
  pagesIn: 'גם טלפונים ומחשבים עונים',
  priceThen: (price) => `ההרצה תעלה אז ${counts.credits(price)}`,
  twoStep: 'מי שמצטרף מקיש את הצורות שעל המסך הגדול',
  twoStepHint: 'חוסם תוכנות שמכירות רק את הקוד',
  shapesNow: 'למאחרים, הצורות של הרגע הזה:',
  banned: (n) => plural(n, { one: 'מכשיר אחד חסום', two: 'שני מכשירים חסומים', other: `${n} מכשירים חסומים` }),
  unban: 'ביטול החסימה',
  removeRecent: 'הסרת מצטרפים חדשים',
  removeRecentHint: 'כשזרים מציפים את המשחק: כל מי שהצטרף בפרק הזמן הזה מוסר בבת אחת',
  lastMinutes: (n) => plural(n, { one: 'הדקה האחרונה', two: 'שתי הדקות האחרונות', other: `${n} הדקות האחרונות` }),
  removeTitle: (n) => plural(n, { one: 'להסיר משתתף אחד?', two: 'להסיר שני משתתפים?', other: `להסיר ${n} משתתפים?` }),
  removeText: 'הם יוכלו להצטרף שוב, אלא אם ההצטרפות סגורה.',
  removeYes: 'הסרה',
  nobodyRecent: 'אף אחד לא הצטרף בפרק הזמן הזה',
  menuOf: (name) => `עוד פעולות עבור ${isolate(name)}`,
  renameItem: 'שינוי כינוי',
  kickItem: 'הסרה',
  banItem: 'הסרה וחסימת המכשיר',
  banTitle: (name) => `לחסום את המכשיר של ${isolate(name)}?`,
  banText: 'המשתתף יוסר, והמכשיר לא יוכל להצטרף שוב למשחק הזה.',
  banYes: 'חסימה',
  extra: 'תוספת זמן (רק המשתתף יודע)',
  noExtra: 'ללא',
  extraBy: (percent) => `+${percent}%`,
  hasExtra: (percent) => `יש תוספת זמן של ${percent}%`,
  extraWait: (n) =>
    plural(n, {
      one: 'הזמן נגמר. ממתינים למשתתף אחד עם תוספת זמן',
      two: 'הזמן נגמר. ממתינים לשני משתתפים עם תוספת זמן',
      other: `הזמן נגמר. ממתינים ל־${n} משתתפים עם תוספת זמן`,
    }),
  callersWait: (n) =>
    plural(n, {
      one: 'הזמן נגמר. ממתינים למתקשר אחד, ששמע את השאלה מאוחר יותר',
      two: 'הזמן נגמר. ממתינים לשני מתקשרים, ששמעו את השאלה מאוחר יותר',
      other: `הזמן נגמר. ממתינים ל־${n} מתקשרים, ששמעו את השאלה מאוחר יותר`,
    }),
  slowWait: (n) =>
    plural(n, {
      one: 'הזמן נגמר. ממתינים למשתתף אחד: מתקשר, או בעל תוספת זמן',
      two: 'הזמן נגמר. ממתינים לשני משתתפים: מתקשרים, ובעלי תוספת זמן',
      other: `הזמן נגמר. ממתינים ל־${n} משתתפים: מתקשרים, ובעלי תוספת זמן`,
    }),
  extraLeft: (seconds) =>
    plural(seconds, {
      one: 'עוד שנייה אחת לכל היותר',
      two: 'עוד שתי שניות לכל היותר',
      other: `עוד ${seconds} שניות לכל היותר`,
    }),
  moveTo: 'העברה לקבוצה',
  waitingFor: 'רק מי שעוד לא ענה',
};
