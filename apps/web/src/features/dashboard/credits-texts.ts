import { plural } from '#platform/i18n';

const en = {
  title: 'Credits',
  of: (name: string) => `Paid by ${name}`,
  paysForYou: 'Your institution pays for your runs.',
  everythingFree: 'Free',
  everythingFreeText: 'Runs are free here.',
  yearly: (until: string) => `Every run is free until ${until}.`,
  current: 'Credit pack',
  leftOf: (left: string, all: string) => `${left} of ${all} left`,
  until: (when: string) => `until ${when}`,
  empty: 'You’re out of credits, so games won’t start. Trial runs with up to 3 players are always free.',
  low: (n: number) =>
    plural('en', n, {
      one: 'Enough for one more run on phones and computers.',
      other: `Enough for ${n} more runs on phones and computers.`,
    }),
  noRemotes: 'Clicker games aren’t available for this account.',
  buy: 'Buy credits',
  usage: 'Usage',
};
type Texts = typeof en;

const he: Texts = {
  title: 'קרדיטים',
  of: (name) => `על חשבון ${name}`,
  paysForYou: 'המוסד שלכם משלם על ההרצות.',
  everythingFree: 'חינם',
  everythingFreeText: 'ההרצות כאן בחינם.',
  yearly: (until) => `כל הרצה היא חינם עד ${until}.`,
  current: 'חבילת קרדיטים',
  leftOf: (left, all) => `נותרו ${left} מתוך ${all}`,
  until: (when) => `עד ${when}`,
  empty: 'הקרדיטים נגמרו, ואי אפשר להריץ משחקים. הרצת ניסיון עם עד 3 משתתפים היא תמיד חינם.',
  low: (n) =>
    plural('he', n, {
      one: 'מספיק להרצה אחת נוספת בטלפונים ובמחשבים.',
      two: 'מספיק לשתי הרצות נוספות בטלפונים ובמחשבים.',
      other: `מספיק ל־${n} הרצות נוספות בטלפונים ובמחשבים.`,
    }),
  noRemotes: 'משחקי שלטים לא זמינים בחשבון הזה.',
  buy: 'רכישת קרדיטים',
  usage: 'שימוש',
};

const ar: Texts = {
  title: 'الرصيد',
  of: (name) => `على حساب ${name}`,
  paysForYou: 'مؤسستكم تدفع تكلفة تشغيل ألعابكم.',
  everythingFree: 'مجاني',
  everythingFreeText: 'التشغيل هنا مجاني.',
  yearly: (until) => `كل تشغيل مجاني حتى ${until}.`,
  current: 'باقة رصيد',
  leftOf: (left, all) => `تبقّى ${left} من ${all}`,
  until: (when) => `حتى ${when}`,
  empty: 'نفد الرصيد، ولا يمكن تشغيل الألعاب. التشغيل التجريبي مع 3 لاعبين كحد أقصى مجاني دائمًا.',
  low: (n) =>
    plural('ar', n, {
      one: 'يكفي لتشغيل واحد آخر على الهواتف والحواسيب.',
      two: 'يكفي لتشغيلين آخرين على الهواتف والحواسيب.',
      few: `يكفي لتشغيل ${n} ألعاب أخرى على الهواتف والحواسيب.`,
      other: `يكفي لتشغيل ${n} لعبة أخرى على الهواتف والحواسيب.`,
    }),
  noRemotes: 'ألعاب أجهزة التصويت غير متاحة في هذا الحساب.',
  buy: 'شراء رصيد',
  usage: 'الاستخدام',
};

export const creditsTexts = { he, ar, en };
