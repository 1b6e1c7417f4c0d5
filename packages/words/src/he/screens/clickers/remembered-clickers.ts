import type { RememberedClickersTexts } from '../../../en/screens/clickers/remembered-clickers.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const rememberedClickers: RememberedClickersTexts = {
  title: 'שלטים שמורים',
  leadOwn: 'איזה שלט של מי, למשחק הבא שלכם.',
  leadOf: (institution) => `איזה שלט של מי, לכל מי שמפעיל משחקים עם שלטים אצל ${isolate(institution)}.`,
  count: (n) => plural(n, { one: 'שלט אחד', two: 'שני שלטים', other: `${n} שלטים` }),
  emptyTitle: 'אין שלטים שמורים',
  emptyText: 'חלקו שלטים במשחק, ואז לחצו על ”שמירת השלטים לפעם הבאה“ במסך ההפעלה שלו.',
  search: 'חיפוש לפי שם, קבוצה או שלט',
  noMatch: 'לא נמצא איש',
  team: 'קבוצה',
  since: 'נשמר',
  changeOf: (remote) => `של מי ${isolate(remote)}?`,
  name: 'שם',
  save: 'שמירה',
  cancel: 'ביטול',
  forgetOf: (name) => `מחיקת השלט של ${isolate(name)} מהרשימה`,
  forgotten: 'נמחק מהרשימה',
  forgetAll: 'מחיקת כל הרשימה',
  forgetAllTitle: 'למחוק את כל הרשימה?',
  forgetAllText: (n) =>
    plural(n, {
      one: 'השם יימחק. המשחק הבא יתחיל בחלוקת שלטים.',
      two: 'שני השמות יימחקו. המשחק הבא יתחיל בחלוקת שלטים.',
      other: `כל ${n} השמות יימחקו. המשחק הבא יתחיל בחלוקת שלטים.`,
    }),
  failed: 'לא ניתן היה לטעון את הרשימה',
};
