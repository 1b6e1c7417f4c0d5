import type { Texts } from '../../../en/screens/guest/consent.ts';

export const consent: Texts = {
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
  saved: 'הבחירה נשמרה',
};
