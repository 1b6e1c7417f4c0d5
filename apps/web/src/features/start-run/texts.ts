import { isolate, plural } from '#platform/i18n';

const credits = (n: number) => plural('en', n, { one: '1 credit', other: `${n} credits` });

const en = {
  outTitle: 'Out of credits',
  outText: 'Nothing was started, and nothing was charged.',
  orContact: 'Buy more credits, or contact the provider.',
  cost: (price: number, left: number) => `This run costs ${credits(price)}; ${left} left.`,
  ofInstitution: (name: string) =>
    `Your runs are paid by ${isolate(name)}. Ask whoever manages its credits, or contact the provider.`,
  remotesTitle: 'Games with remotes are switched off',
  remotesText: 'They are switched off for this account. Nothing was started, and nothing was charged.',
  remotesOfInstitution: (name: string) =>
    `They are switched off at ${isolate(name)}. Nothing was started, and nothing was charged. Ask whoever manages it.`,
  buy: 'Buy credits',
  demo: 'Try it free, with up to 3 players',
  provider: 'The provider',
  noContact: 'The provider is whoever opened this site for you.',
  email: 'E-mail',
  phone: 'Phone',
  close: 'Close',
};

/** Words of the dialog that is shown when a run cannot be paid. */
export type StartRunTexts = typeof en;

const creditsHe = (n: number) => plural('he', n, { one: 'קרדיט אחד', two: 'שני קרדיטים', other: `${n} קרדיטים` });

const he: StartRunTexts = {
  outTitle: 'נגמרו הקרדיטים',
  outText: 'המשחק לא הופעל ולא נגבה דבר.',
  orContact: 'אפשר לרכוש קרדיטים נוספים או לפנות לספק.',
  cost: (price, left) => `ההרצה הזו עולה ${creditsHe(price)}; נותרו ${left}.`,
  ofInstitution: (name) => `על ההרצות שלך משלם המוסד ${isolate(name)}. יש לפנות למי שמנהל את הקרדיטים שלו או לספק.`,
  remotesTitle: 'משחקי שלטים כבויים',
  remotesText: 'משחקי שלטים כבויים בחשבון הזה. המשחק לא הופעל ולא נגבה דבר.',
  remotesOfInstitution: (name) =>
    `משחקי שלטים כבויים במוסד ${isolate(name)}. המשחק לא הופעל ולא נגבה דבר. אפשר לפנות למי שמנהל אותו.`,
  buy: 'רכישת קרדיטים',
  demo: 'ניסיון בחינם, עד 3 משתתפים',
  provider: 'הספק',
  noContact: 'הספק הוא מי שפתח עבורכם את האתר.',
  email: 'דוא"ל',
  phone: 'טלפון',
  close: 'סגירה',
};

const creditsAr = (n: number) =>
  plural('ar', n, { one: 'وحدة رصيد واحدة', two: 'وحدتي رصيد', few: `${n} وحدات رصيد`, other: `${n} وحدة رصيد` });

const ar: StartRunTexts = {
  outTitle: 'نفد الرصيد',
  outText: 'لم يبدأ شيء ولم يُخصم شيء.',
  orContact: 'يمكنكم شراء رصيد إضافي أو التواصل مع المزوّد.',
  cost: (price, left) => `يكلّف هذا التشغيل ${creditsAr(price)}، والمتبقي ${left}.`,
  ofInstitution: (name) =>
    `تدفع المؤسسة ${isolate(name)} مقابل تشغيل ألعابكم. يرجى التوجه إلى من يدير رصيدها أو إلى المزوّد.`,
  remotesTitle: 'ألعاب أجهزة التحكم متوقفة',
  remotesText: 'ألعاب أجهزة التحكم متوقفة في هذا الحساب. لم يبدأ شيء ولم يُخصم شيء.',
  remotesOfInstitution: (name) =>
    `ألعاب أجهزة التحكم متوقفة في المؤسسة ${isolate(name)}. لم يبدأ شيء ولم يُخصم شيء. يرجى التوجه إلى من يديرها.`,
  buy: 'شراء رصيد',
  demo: 'تجربة مجانية، حتى 3 لاعبين',
  provider: 'المزوّد',
  noContact: 'المزوّد هو من فتح لكم هذا الموقع.',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  close: 'إغلاق',
};

export const texts = { he, ar, en };
