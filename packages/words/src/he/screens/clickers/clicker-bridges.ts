import type { ClickerBridgesTexts } from '../../../en/screens/clickers/clicker-bridges.ts';
import { isolate } from '../../../isolate.ts';

export const clickerBridges: ClickerBridgesTexts = {
  title: 'מקלטים במחשב אחר',
  hint: 'לדפדפנים אחרים ולכתובות לא מאובטחות: תוכנה קטנה על כל מחשב שיש בו Node.',
  connect: 'חיבור מחשב אחר',
  run: 'הריצו את זה במחשב האחר תוך עשר דקות. זה עובד פעם אחת.',
  needs: 'במחשב צריך להיות Node 20 ומעלה, והוא צריך להגיע לכתובת הזאת.',
  copy: 'העתקה',
  copied: 'הועתק',
  close: 'סגירה',
  connected: 'מחובר',
  awaySince: (time) => `מנותק מאז ${isolate(time)}. יחזור מעצמו כשירוץ שוב.`,
  nothing: 'עדיין לא מחובר אליו מקלט.',
  ports: 'מה מחובר ליציאות הטוריות שלו?',
  port: (path) => `ביציאה ${isolate(path)}`,
  unused: 'אין למה להאזין',
  troubles: {
    hidMissing: 'הוא לא מגיע למכשירי USB, כי חסר לו רכיב. במסוף שלו כתוב איזה.',
    serialMissing: 'הוא לא מגיע ליציאות טוריות, כי חסר לו רכיב. במסוף שלו כתוב איזה.',
    hidRefused: 'אין לו הרשאה לפתוח מכשיר USB. במסוף שלו כתוב איך לאפשר זאת.',
    portRefused: 'לא ניתן היה לפתוח יציאה טורית. אולי תוכנה אחרת משתמשת בה?',
  },
  remove: (name) => `הסרת ${isolate(name)}`,
  removeTitle: (name) => `להסיר את ${isolate(name)}?`,
  removeText: 'הוא לא ישמע יותר שלטים בהרצה הזאת. כדי לחזור הוא צריך קוד חדש.',
  removeYes: 'הסרה',
};
