import type { Texts } from '../../../en/screens/lists/categories.ts';
import { isolate } from '../../../isolate.ts';

export const categories: Texts = {
  title: 'קטגוריות',
  lead: 'קטגוריות שעוזרות למצוא שאלות.',
  newLabel: 'קטגוריה חדשה',
  newPlaceholder: 'לדוגמה: היסטוריה',
  threeNames: 'לכולם. שלושה שמות וביניהם · (עברית · ערבית · אנגלית): כל אחד רואה את השם בשפתו.',
  add: 'הוספה',
  short: 'לפחות 2 תווים',
  exists: 'הקטגוריה הזו כבר קיימת',
  shared: 'משותפת',
  sharedHint: 'מוצעת לכולם ומנוהלת על ידי מנהלי המערכת',
  rename: (name) => `שינוי השם של ${isolate(name)}`,
  renameTitle: 'שינוי שם הקטגוריה',
  name: 'שם',
  remove: (name) => `מחיקת ${isolate(name)}`,
  removeTitle: 'למחוק את הקטגוריה?',
  removeText: (name) => `הקטגוריה ${isolate(name)} תוסר מהשאלות. השאלות עצמן נשארות.`,
  emptyTitle: 'עוד אין קטגוריות',
  emptyText: 'צרו את הראשונה ואז בחרו אותה בשקופית.',
  failed: 'לא הצלחנו לטעון את הקטגוריות',
};
