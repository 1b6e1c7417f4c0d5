import { type Dictionary, isolate, plural } from '../i18n/index.ts';

interface AskTexts {
  ask: string;
  note: string;
  asked: (date: string) => string;
  askedInstitution: (date: string) => string;
  granted: (n: number) => string;
  declined: string;
  reason: (words: string) => string;
  waiting: (n: number) => string;
  /** For somebody who never had any. */
  none: string;
  noneTitle: string;
  noneInstitution: (name: string) => string;
}

/** Words about asking for credits. */
export const askTexts: Dictionary<AskTexts> = {
  en: {
    ask: 'Ask for credits',
    note: 'A few words, if you like',
    asked: (date) => `Your request was sent on ${date}. You will see the answer here.`,
    askedInstitution: (date) =>
      `Your request went to your institution’s manager on ${date}. You will see the answer here.`,
    granted: (n) =>
      plural('en', n, { one: 'Your request was granted: 1 credit.', other: `Your request was granted: ${n} credits.` }),
    declined: 'Your request for credits was declined.',
    reason: (words) => `Reason: ${isolate(words)}`,
    waiting: (n) =>
      plural('en', n, { one: '1 request for credits waits for you', other: `${n} requests for credits wait for you` }),
    noneTitle: 'Running with a class costs credits',
    none: 'Building games and trial runs with up to 3 players are free. A run with a class costs credits.',
    noneInstitution: (name) => `${isolate(name)} pays for your runs and has no credits now. Trial runs are free.`,
  },
  he: {
    ask: 'בקשת קרדיטים',
    note: 'כמה מילים, אם רוצים',
    asked: (date) => `הבקשה נשלחה ב־${date}. התשובה תופיע כאן.`,
    askedInstitution: (date) => `הבקשה נשלחה למנהל המוסד ב־${date}. התשובה תופיע כאן.`,
    granted: (n) =>
      plural('he', n, {
        one: 'הבקשה התקבלה: קרדיט אחד.',
        two: 'הבקשה התקבלה: שני קרדיטים.',
        other: `הבקשה התקבלה: ${n} קרדיטים.`,
      }),
    declined: 'בקשת הקרדיטים נדחתה.',
    reason: (words) => `הסיבה: ${isolate(words)}`,
    waiting: (n) =>
      plural('he', n, {
        one: 'בקשת קרדיטים אחת ממתינה לכם',
        two: 'שתי בקשות קרדיטים ממתינות לכם',
        other: `${n} בקשות קרדיטים ממתינות לכם`,
      }),
    noneTitle: 'הרצה עם כיתה עולה קרדיטים',
    none: 'בניית משחקים והרצות ניסיון עם עד 3 משתתפים הן חינם. הרצה עם כיתה עולה קרדיטים.',
    noneInstitution: (name) => `${isolate(name)} משלם על ההרצות שלכם, וכרגע אין לו קרדיטים. הרצות ניסיון הן חינם.`,
  },
  ar: {
    ask: 'طلب رصيد',
    note: 'بضع كلمات إن أردتم',
    asked: (date) => `أُرسل طلبكم في ${date}. سيظهر الرد هنا.`,
    askedInstitution: (date) => `أُرسل طلبكم إلى مدير المؤسسة في ${date}. سيظهر الرد هنا.`,
    granted: (n) =>
      plural('ar', n, {
        one: 'قُبل طلبكم: وحدة رصيد واحدة.',
        two: 'قُبل طلبكم: وحدتا رصيد.',
        few: `قُبل طلبكم: ${n} وحدات رصيد.`,
        other: `قُبل طلبكم: ${n} وحدة رصيد.`,
      }),
    declined: 'رُفض طلب الرصيد.',
    reason: (words) => `السبب: ${isolate(words)}`,
    waiting: (n) =>
      plural('ar', n, {
        one: 'طلب رصيد واحد بانتظاركم',
        two: 'طلبا رصيد بانتظاركم',
        few: `${n} طلبات رصيد بانتظاركم`,
        other: `${n} طلب رصيد بانتظاركم`,
      }),
    noneTitle: 'التشغيل مع صف يكلّف رصيدًا',
    none: 'بناء الألعاب والتشغيل التجريبي مع 3 لاعبين كحد أقصى مجاني. التشغيل مع صف يكلّف رصيدًا.',
    noneInstitution: (name) => `${isolate(name)} تدفع مقابل مرات التشغيل ولا رصيد لديها الآن. التشغيل التجريبي مجاني.`,
  },
};
