import { plural } from '#platform/i18n';

const en = {
  demo: 'Demo: free, up to 3 players',
  demoHint: 'For everybody, run the game itself from your list of games.',
  price: (n: number) =>
    plural('en', n, { one: 'The first slide costs 1 credit', other: `The first slide costs ${n} credits` }),
  priceHint: 'Nothing is charged while players gather.',
  demoIsFree: 'A demo is free, for up to 3 players',
};

/** What the console says of credits. */
export type PriceTexts = typeof en;

const he: PriceTexts = {
  demo: 'הדגמה: חינם, עד 3 משתתפים',
  demoHint: 'כדי לשחק עם כולם, מריצים את המשחק עצמו מרשימת המשחקים.',
  price: (n) =>
    plural('he', n, {
      one: 'השקופית הראשונה עולה קרדיט אחד',
      two: 'השקופית הראשונה עולה שני קרדיטים',
      other: `השקופית הראשונה עולה ${n} קרדיטים`,
    }),
  priceHint: 'בזמן שהמשתתפים נאספים לא נגבה דבר.',
  demoIsFree: 'הדגמה היא בחינם, עד 3 משתתפים',
};

const ar: PriceTexts = {
  demo: 'نسخة تجريبية: مجانية، حتى 3 لاعبين',
  demoHint: 'للعب مع الجميع شغّلوا اللعبة نفسها من قائمة الألعاب.',
  price: (n) =>
    plural('ar', n, {
      one: 'تكلّف الشريحة الأولى وحدة رصيد واحدة',
      two: 'تكلّف الشريحة الأولى وحدتي رصيد',
      few: `تكلّف الشريحة الأولى ${n} وحدات رصيد`,
      other: `تكلّف الشريحة الأولى ${n} وحدة رصيد`,
    }),
  priceHint: 'لا يُخصم شيء أثناء تجمّع اللاعبين.',
  demoIsFree: 'النسخة التجريبية مجانية، حتى 3 لاعبين',
};

/** The same in each language. */
export const priceTexts = { he, ar, en };
