import { plural } from '#platform/i18n';

const en = {
  title: 'Credits',
  of: (name: string) => `Of ${name}`,
  paysForYou: 'Your institution pays for your runs.',
  everythingFree: 'Free',
  everythingFreeText: 'Runs cost nothing here.',
  yearly: (until: string) => `Every run is free until ${until}.`,
  current: 'Current subscription',
  leftOf: (left: string, all: string) => `${left} of ${all} left`,
  until: (when: string) => `until ${when}`,
  empty: 'Out of credits: games will not start. Trying out with up to 3 players is always free.',
  emptyMember: 'Out of credits: games will not start until your institution has more.',
  low: (n: number) =>
    plural('en', n, { one: 'Enough for one more run with phones.', other: `Enough for ${n} more runs with phones.` }),
  noRemotes: 'Remote-control games are switched off for this account.',
  buy: 'Buy credits',
  usage: 'Usage',
};
type Texts = typeof en;

const he: Texts = {
  title: 'קרדיטים',
  of: (name) => `של ${name}`,
  paysForYou: 'המוסד שלכם משלם על ההרצות.',
  everythingFree: 'חינם',
  everythingFreeText: 'כאן ההרצות אינן עולות דבר.',
  yearly: (until) => `כל הרצה היא חינם עד ${until}.`,
  current: 'המנוי הנוכחי',
  leftOf: (left, all) => `נותרו ${left} מתוך ${all}`,
  until: (when) => `עד ${when}`,
  empty: 'הקרדיטים נגמרו: משחקים לא יתחילו. התנסות עם עד 3 משתתפים היא תמיד חינם.',
  emptyMember: 'הקרדיטים נגמרו: משחקים לא יתחילו עד שיהיו למוסד שלכם עוד.',
  low: (n) =>
    plural('he', n, {
      one: 'מספיק להרצה אחת נוספת בטלפונים.',
      two: 'מספיק לשתי הרצות נוספות בטלפונים.',
      other: `מספיק ל־${n} הרצות נוספות בטלפונים.`,
    }),
  noRemotes: 'משחקי שלטים אינם זמינים בחשבון הזה.',
  buy: 'רכישת קרדיטים',
  usage: 'שימוש',
};

const ar: Texts = {
  title: 'الرصيد',
  of: (name) => `لدى ${name}`,
  paysForYou: 'مؤسستكم تدفع مقابل تشغيلاتكم.',
  everythingFree: 'مجاني',
  everythingFreeText: 'التشغيل هنا لا يكلّف شيئًا.',
  yearly: (until) => `كل تشغيل مجاني حتى ${until}.`,
  current: 'الاشتراك الحالي',
  leftOf: (left, all) => `تبقّى ${left} من ${all}`,
  until: (when) => `حتى ${when}`,
  empty: 'نفد الرصيد: لن تبدأ الألعاب. التجربة مع 3 لاعبين كحد أقصى مجانية دائمًا.',
  emptyMember: 'نفد الرصيد: لن تبدأ الألعاب حتى يتوفر لمؤسستكم المزيد.',
  low: (n) =>
    plural('ar', n, {
      one: 'يكفي لتشغيل واحد آخر بالهواتف.',
      two: 'يكفي لتشغيلين آخرين بالهواتف.',
      few: `يكفي لـ ${n} تشغيلات أخرى بالهواتف.`,
      other: `يكفي لـ ${n} تشغيلًا آخر بالهواتف.`,
    }),
  noRemotes: 'ألعاب أجهزة التحكم غير متاحة في هذا الحساب.',
  buy: 'شراء رصيد',
  usage: 'الاستخدام',
};

export const creditsTexts = { he, ar, en };
