import type { Purpose } from '#platform/scripts';

const en = {
  title: 'Your privacy',
  ask: 'This site would like to load services from other companies. Nothing is loaded unless you agree, and never on game screens.',
  accept: 'Accept',
  refuse: 'Decline',
  choose: 'Choose',
  dialogTitle: 'Privacy choices',
  dialogLead: 'Services from other companies run in this browser only as far as you allow.',
  purposes: {
    analytics: {
      title: 'Measurement',
      text: 'Counts registrations, sign-ins and purchases, without names or addresses.',
    },
    advertising: {
      title: 'Advertising',
      text: 'Tells advertisers which of their ads led to a registration or a purchase.',
    },
    accessibility: {
      title: 'Another company’s accessibility menu',
      text: 'Replaces our own accessibility menu, which is always available without it.',
    },
  } satisfies Record<Purpose, { title: string; text: string }>,
  services: (names: string) => `Loads: ${names}`,
  chosenOn: (when: string) => `Last chosen on ${when}.`,
  refusedByBrowser:
    'Your browser asks sites not to share your data (Global Privacy Control). We respect that: nothing is loaded.',
  nothingSet: 'This site uses no services from other companies. There is nothing to choose.',
  acceptAll: 'Accept all',
  refuseAll: 'Decline all',
  save: 'Save choices',
  close: 'Close',
  saved: 'Choices saved',
};

/** Texts of the choice about third parties. */
export type Texts = typeof en;

const he: Texts = {
  title: 'הפרטיות שלכם',
  ask: 'האתר מבקש לטעון שירותים של חברות אחרות. שום דבר שלהן לא נטען בלי הסכמתכם, ולעולם לא במסכי המשחק.',
  accept: 'הסכמה',
  refuse: 'סירוב',
  choose: 'בחירה',
  dialogTitle: 'הגדרות הפרטיות',
  dialogLead: 'שירותים של חברות אחרות פועלים בדפדפן הזה רק במידה שאתם מרשים.',
  purposes: {
    analytics: { title: 'מדידה', text: 'סופרת הרשמות, התחברויות ורכישות, בלי שמות ובלי כתובות.' },
    advertising: { title: 'פרסום', text: 'מספר למפרסמים אילו מודעות שלהם הובילו להרשמה או לרכישה.' },
    accessibility: {
      title: 'תפריט נגישות של חברה אחרת',
      text: 'בא במקום תפריט הנגישות שלנו, שנמצא כאן תמיד גם בלעדיו.',
    },
  },
  services: (names) => `נטענים: ${names}`,
  chosenOn: (when) => `הבחירה האחרונה: ${when}.`,
  refusedByBrowser:
    'הדפדפן שלכם מבקש מאתרים לא לשתף את המידע שלכם (Global Privacy Control). אנחנו מכבדים זאת: דבר לא נטען.',
  nothingSet: 'האתר הזה אינו משתמש בשירותים של חברות אחרות. אין מה לבחור.',
  acceptAll: 'הסכמה להכול',
  refuseAll: 'סירוב להכול',
  save: 'שמירת הבחירה',
  close: 'סגירה',
  saved: 'הבחירה נשמרה',
};

const ar: Texts = {
  title: 'خصوصيتكم',
  ask: 'يودّ هذا الموقع تحميل خدمات لشركات أخرى. لا يُحمَّل شيء منها دون موافقتكم، ولا يُحمَّل أبدًا على شاشات اللعب.',
  accept: 'موافقة',
  refuse: 'رفض',
  choose: 'اختيار',
  dialogTitle: 'إعدادات الخصوصية',
  dialogLead: 'تعمل خدمات الشركات الأخرى في هذا المتصفح بقدر ما تسمحون به فقط.',
  purposes: {
    analytics: { title: 'القياس', text: 'يعدّ عمليات التسجيل وتسجيل الدخول والشراء، بلا أسماء ولا عناوين.' },
    advertising: { title: 'الإعلانات', text: 'تُعلم المعلنين أيّ إعلاناتهم أدّت إلى تسجيل أو شراء.' },
    accessibility: {
      title: 'قائمة إمكانية الوصول من شركة أخرى',
      text: 'تحلّ محل قائمة إمكانية الوصول الخاصة بنا، وهي متاحة دائمًا بدونها.',
    },
  },
  services: (names) => `يُحمَّل: ${names}`,
  chosenOn: (when) => `آخر اختيار: ${when}.`,
  refusedByBrowser: 'يطلب متصفحكم من المواقع عدم مشاركة بياناتكم (Global Privacy Control). نحن نلتزم بذلك: لا يُحمَّل شيء.',
  nothingSet: 'لا يستخدم هذا الموقع خدمات شركات أخرى. لا شيء للاختيار.',
  acceptAll: 'قبول الكل',
  refuseAll: 'رفض الكل',
  save: 'حفظ الاختيار',
  close: 'إغلاق',
  saved: 'حُفظ اختياركم',
};

export const texts = { he, ar, en };
