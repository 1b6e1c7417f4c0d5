import { isolate, plural } from '#platform/i18n';

const credits = (n: number) => plural('en', n, { one: '1 credit', other: `${n} credits` });

const en = {
  outTitle: 'Out of credits',
  outText: 'The game didn’t start and nothing was charged.',
  cost: (price: number, left: number) => `This run costs ${credits(price)}, and you have ${left} left.`,
  ofInstitution: (name: string) => `${isolate(name)} pays for your runs. Ask its manager for more credits.`,
  remotesTitle: 'Clicker games are turned off',
  remotesText: 'They are turned off for this account. The game didn’t start and nothing was charged.',
  remotesOfInstitution: (name: string) =>
    `They are turned off at ${isolate(name)}. The game didn’t start and nothing was charged. Ask its manager.`,
  buy: 'Buy credits',
  demo: 'Trial run: free, up to 3 players',
  provider: 'Contact details',
  email: 'Email',
  phone: 'Phone',
  close: 'Close',
};

/** Words of the dialog that is shown when a run cannot be paid. */
export type StartRunTexts = typeof en;

const creditsHe = (n: number) => plural('he', n, { one: 'קרדיט אחד', two: 'שני קרדיטים', other: `${n} קרדיטים` });

const he: StartRunTexts = {
  outTitle: 'נגמרו הקרדיטים',
  outText: 'המשחק לא התחיל ולא נגבה דבר.',
  cost: (price, left) => `ההרצה הזו עולה ${creditsHe(price)}, ונותרו ${left}.`,
  ofInstitution: (name) => `על ההרצות שלכם משלם המוסד ${isolate(name)}. לקרדיטים נוספים פנו למנהל המוסד.`,
  remotesTitle: 'משחקי שלטים כבויים',
  remotesText: 'משחקי שלטים כבויים בחשבון הזה. המשחק לא התחיל ולא נגבה דבר.',
  remotesOfInstitution: (name) =>
    `משחקי שלטים כבויים במוסד ${isolate(name)}. המשחק לא התחיל ולא נגבה דבר. אפשר לפנות למנהל המוסד.`,
  buy: 'רכישת קרדיטים',
  demo: 'הרצת ניסיון בחינם, עד 3 משתתפים',
  provider: 'פרטי קשר',
  email: 'דוא״ל',
  phone: 'טלפון',
  close: 'סגירה',
};

const creditsAr = (n: number) =>
  plural('ar', n, { one: 'وحدة رصيد واحدة', two: 'وحدتي رصيد', few: `${n} وحدات رصيد`, other: `${n} وحدة رصيد` });

const ar: StartRunTexts = {
  outTitle: 'نفد الرصيد',
  outText: 'لم تبدأ اللعبة ولم يُخصم شيء.',
  cost: (price, left) => `يكلّف هذا التشغيل ${creditsAr(price)}، والمتبقي ${left}.`,
  ofInstitution: (name) => `تدفع المؤسسة ${isolate(name)} تكلفة تشغيل ألعابكم. لطلب المزيد توجّهوا إلى مدير المؤسسة.`,
  remotesTitle: 'ألعاب أجهزة التصويت متوقفة',
  remotesText: 'ألعاب أجهزة التصويت متوقفة في هذا الحساب. لم تبدأ اللعبة ولم يُخصم شيء.',
  remotesOfInstitution: (name) =>
    `ألعاب أجهزة التصويت متوقفة في المؤسسة ${isolate(name)}. لم تبدأ اللعبة ولم يُخصم شيء. يرجى التوجه إلى مدير المؤسسة.`,
  buy: 'شراء رصيد',
  demo: 'تشغيل تجريبي مجاني، حتى 3 لاعبين',
  provider: 'جهة الاتصال',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  close: 'إغلاق',
};

export const texts = { he, ar, en };
