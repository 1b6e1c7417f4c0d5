import type { RehearsalTexts } from '../../../en/screens/rehearsal/rehearsal.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const rehearsal: RehearsalTexts = {
  title: 'חזרה על השיחה',
  about: 'שומעים מה שהמתקשרים שומעים ומקישים כמוהם. לא נדרש קו טלפון, ודבר אינו נשמר.',
  telephone: 'הטלפון של המתקשר',
  keypad: 'לוח המקשים',
  star: 'כוכבית',
  hash: 'סולמית',
  call: 'חיוג',
  callAgain: 'חיוג חוזר',
  hangUp: 'ניתוק',
  numberCalled: 'המספר שאליו מתקשרים',
  ready: 'אפשר להתקשר',
  calling: 'מחייגים…',
  onLine: 'בשיחה',
  over: 'השיחה הסתיימה',
  lasts: 'משך השיחה',
  transcript: 'מה נאמר ומה הוקש',
  howTo: (code) => `לחצו על הכפתור הירוק. כשתתבקשו, הקישו את הקוד ${isolate(code)} ובסיום סולמית.`,
  howToBegin: 'לחצו על הכפתור הירוק: ייפתח חדר, והקוד שלו יופיע על המסך הגדול.',
  pressed: 'הוקש',
  recording: (seconds) =>
    `הקלטה, ${plural(seconds, { one: 'שנייה אחת', two: 'שתי שניות', other: `${seconds} שניות` })}`,
  tone: 'צליל עדין',
  times: (times) => `× ${times}`,
  youHungUp: 'ניתקתם',
  lineHungUp: 'הקו ניתק',
  soundOn: 'הפעלת הצליל',
  soundOff: 'השתקת הצליל',
  asksLanguage: 'הקו מבקש קודם לבחור שפה',
  keys: 'גם מקשי המקלדת פועלים, כשהטלפון במיקוד.',
  host: 'מה עושה המנחה',
  beginAgain: 'התחלה מחדש',
  close: 'סיום החזרה',
  failed: 'הטעינה לא הצליחה. בדקו את החיבור ונסו שוב.',
};
