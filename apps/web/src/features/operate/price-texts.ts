import { plural } from '#platform/i18n';

const en = {
  demo: 'Trial run: free, up to 3 players',
  demoHint: 'To play with everyone, run the game itself from your list of games.',
  price: (n: number) =>
    plural('en', n, {
      one: '1 credit is charged when the first slide opens',
      other: `${n} credits are charged when the first slide opens`,
    }),
  priceHint: 'Nothing is charged while players gather.',
  demoIsFree: 'A trial run is free, with up to 3 players',
};

/** What the console says of credits. */
export type PriceTexts = typeof en;

const he: PriceTexts = {
  demo: 'הרצת ניסיון: חינם, עד 3 משתתפים',
  demoHint: 'כדי לשחק עם כולם, הריצו את המשחק עצמו מרשימת המשחקים.',
  price: (n) =>
    plural('he', n, {
      one: 'קרדיט אחד ייגבה כשתוצג השקופית הראשונה',
      two: 'שני קרדיטים ייגבו כשתוצג השקופית הראשונה',
      other: `${n} קרדיטים ייגבו כשתוצג השקופית הראשונה`,
    }),
  priceHint: 'בזמן שהמשתתפים נאספים לא נגבה דבר.',
  demoIsFree: 'הרצת ניסיון היא בחינם, עד 3 משתתפים',
};

const ar: PriceTexts = {
  demo: 'تشغيل تجريبي: مجاني، حتى 3 لاعبين',
  demoHint: 'للعب مع الجميع شغّلوا اللعبة نفسها من قائمة الألعاب.',
  price: (n) =>
    plural('ar', n, {
      one: 'تُخصم وحدة رصيد واحدة عند عرض الشريحة الأولى',
      two: 'تُخصم وحدتا رصيد عند عرض الشريحة الأولى',
      few: `تُخصم ${n} وحدات رصيد عند عرض الشريحة الأولى`,
      other: `تُخصم ${n} وحدة رصيد عند عرض الشريحة الأولى`,
    }),
  priceHint: 'لا يُخصم شيء أثناء تجمّع اللاعبين.',
  demoIsFree: 'التشغيل التجريبي مجاني، حتى 3 لاعبين',
};

/** The same in each language. */
export const priceTexts = { he, ar, en };
