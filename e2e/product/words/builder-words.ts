/** What an author reads on the buttons that lead to the builder's screens and dialogs. */
interface BuilderWords {
  newGame: string;
  more: RegExp;
  bell: RegExp;
  share: string;
  addToGame: string;
  addSlide: string;
  settings: string;
  missing: RegExp;
  shortcuts: string;
  fromLibrary: RegExp;
  fromExcel: RegExp;
  showQuestions: string;
  choosePicture: RegExp;
  choose: RegExp;
  actions: RegExp;
  crop: string;
  fromLink: string;
}

export const builderWords: Record<'en' | 'he' | 'ar', BuilderWords> = {
  en: {
    newGame: 'New game',
    more: /^More actions for/,
    bell: /^Notifications/,
    share: 'Share',
    addToGame: 'Add to a game',
    addSlide: 'Add slide',
    settings: 'Game settings',
    missing: /missing$/,
    shortcuts: 'Keyboard shortcuts',
    fromLibrary: /^From the library/,
    fromExcel: /^From Excel/,
    showQuestions: 'Show questions',
    choosePicture: /^Choose image/,
    choose: /^Choose /,
    actions: /^Actions for/,
    crop: 'Crop and resize a copy',
    fromLink: 'From a link',
  },
  he: {
    newGame: 'משחק חדש',
    more: /^פעולות נוספות/,
    bell: /^התראות/,
    share: 'שיתוף',
    addToGame: 'הוספה למשחק',
    addSlide: 'הוספת שקופית',
    settings: 'הגדרות המשחק',
    missing: /^(חסר|חסרים) /,
    shortcuts: 'קיצורי מקלדת',
    fromLibrary: /^ממאגר השאלות/,
    fromExcel: /^מ־Excel/,
    showQuestions: 'הצגת השאלות',
    choosePicture: /^בחירת תמונה/,
    choose: /^בחירת /,
    actions: /^פעולות/,
    crop: 'חיתוך ושינוי גודל של עותק',
    fromLink: 'מקישור',
  },
  ar: {
    newGame: 'لعبة جديدة',
    more: /^إجراءات أخرى/,
    bell: /^الإشعارات/,
    share: 'مشاركة',
    addToGame: 'إضافة إلى لعبة',
    addSlide: 'إضافة شريحة',
    settings: 'إعدادات اللعبة',
    missing: /^(ينقص|تنقص) /,
    shortcuts: 'اختصارات لوحة المفاتيح',
    fromLibrary: /^من مكتبة الأسئلة/,
    fromExcel: /^من Excel/,
    showQuestions: 'عرض الأسئلة',
    choosePicture: /^اختيار صورة/,
    choose: /^اختيار /,
    actions: /^إجراءات/,
    crop: 'قص نسخة وتغيير حجمها',
    fromLink: 'من رابط',
  },
};
