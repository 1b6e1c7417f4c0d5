import type { Dictionary } from '#platform/i18n';

/** Values that stand in many entries. */
const en = {
  values: { true: 'yes', false: 'no', null: 'none' },
  roles: { 0: 'Owner', 1: 'Admin', 2: 'Regular user', 3: 'Institution manager' },
  kinds: { times: 'Credits', yearly: 'Annual' },
  transfers: { 1: 'Full editing', 2: 'A copy without editing', 3: 'A copy' },
  scripts: {
    gtmId: 'Tag manager',
    ga4Id: 'Analytics',
    metaPixelId: 'Ad pixel',
    accessibilityVendor: 'Accessibility widget',
    accessibilityAccount: 'Account with the widget’s provider',
  },
  empty: 'empty',
};
const he: typeof en = {
  values: { true: 'כן', false: 'לא', null: 'ללא' },
  roles: { 0: 'בעלים', 1: 'מנהל מערכת', 2: 'משתמש רגיל', 3: 'מנהל מוסד' },
  kinds: { times: 'קרדיטים', yearly: 'שנתי' },
  transfers: { 1: 'עריכה מלאה', 2: 'עותק ללא עריכה', 3: 'עותק' },
  scripts: {
    gtmId: 'מנהל תגים',
    ga4Id: 'אנליטיקה',
    metaPixelId: 'פיקסל פרסום',
    accessibilityVendor: 'תוסף נגישות',
    accessibilityAccount: 'חשבון אצל יצרן התוסף',
  },
  empty: 'ריק',
};
const ar: typeof en = {
  values: { true: 'نعم', false: 'لا', null: 'بلا' },
  roles: { 0: 'مالك', 1: 'مدير النظام', 2: 'مستخدم عادي', 3: 'مدير مؤسسة' },
  kinds: { times: 'رصيد', yearly: 'سنوي' },
  transfers: { 1: 'تحرير كامل', 2: 'نسخة بدون تحرير', 3: 'نسخة' },
  scripts: {
    gtmId: 'مدير الوسوم',
    ga4Id: 'التحليلات',
    metaPixelId: 'بكسل الإعلانات',
    accessibilityVendor: 'أداة إمكانية الوصول',
    accessibilityAccount: 'الحساب لدى صانع الأداة',
  },
  empty: 'فارغ',
};

/** What the log keeps in short marks, as people say it. */
export const valueTexts: Dictionary<typeof en> = { he, ar, en };
