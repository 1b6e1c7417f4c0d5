import { isolate } from '#platform/i18n';

const en = {
  title: 'Categories',
  lead: 'Categories help you find questions again.',
  newLabel: 'New category',
  newPlaceholder: 'For example: History',
  threeNames: 'For everyone. Three names with · between them (Hebrew · Arabic · English): each person sees their own.',
  add: 'Add',
  short: 'At least 2 characters',
  exists: 'This category already exists',
  shared: 'Shared',
  sharedHint: 'Available to everyone, managed by admins',
  rename: (name: string) => `Rename ${isolate(name)}`,
  renameTitle: 'Rename category',
  name: 'Name',
  remove: (name: string) => `Delete ${isolate(name)}`,
  removeTitle: 'Delete this category?',
  removeText: (name: string) =>
    `The category ${isolate(name)} is removed from its questions. The questions themselves stay.`,
  removeOk: 'Delete',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  emptyTitle: 'No categories yet',
  emptyText: 'Create the first one, then choose it on a slide.',
  failed: 'Couldn’t load the categories',
  retry: 'Try again',
};

/** Words of the category management. */
export type Texts = typeof en;

const he: Texts = {
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
  removeOk: 'מחיקה',
  save: 'שמירה',
  cancel: 'ביטול',
  close: 'סגירה',
  emptyTitle: 'עוד אין קטגוריות',
  emptyText: 'צרו את הראשונה ואז בחרו אותה בשקופית.',
  failed: 'לא הצלחנו לטעון את הקטגוריות',
  retry: 'ניסיון חוזר',
};

const ar: Texts = {
  title: 'التصنيفات',
  lead: 'تصنيفات تساعد على إيجاد الأسئلة.',
  newLabel: 'تصنيف جديد',
  newPlaceholder: 'مثلًا: تاريخ',
  threeNames: 'للجميع. ثلاثة أسماء بينها · (العبرية · العربية · الإنجليزية): يرى كل شخص الاسم بلغته.',
  add: 'إضافة',
  short: 'حرفان على الأقل',
  exists: 'هذا التصنيف موجود بالفعل',
  shared: 'مشترك',
  sharedHint: 'معروض للجميع ويديره مديرو النظام',
  rename: (name) => `تغيير اسم ${isolate(name)}`,
  renameTitle: 'تغيير اسم التصنيف',
  name: 'الاسم',
  remove: (name) => `حذف ${isolate(name)}`,
  removeTitle: 'حذف التصنيف؟',
  removeText: (name) => `يُزال التصنيف ${isolate(name)} من الأسئلة. الأسئلة نفسها تبقى.`,
  removeOk: 'حذف',
  save: 'حفظ',
  cancel: 'إلغاء',
  close: 'إغلاق',
  emptyTitle: 'لا تصنيفات بعد',
  emptyText: 'أنشئوا الأول ثم اختاروه في شريحة.',
  failed: 'تعذّر تحميل التصنيفات',
  retry: 'إعادة المحاولة',
};

/** Words of the category management, by language. */
export const texts = { he, ar, en };
