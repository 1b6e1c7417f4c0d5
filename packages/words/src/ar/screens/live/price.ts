import type { PriceTexts } from '../../../en/screens/live/price.ts';
import { plural } from '../../grammar.ts';

export const price: PriceTexts = {
  demo: 'تشغيل تجريبي: مجاني، حتى 3 لاعبين',
  demoHint: 'للعب مع الجميع شغّلوا اللعبة نفسها من قائمة الألعاب.',
  price: (n) =>
    plural(n, {
      one: 'تُخصم وحدة رصيد واحدة عند عرض الشريحة الأولى',
      two: 'تُخصم وحدتا رصيد عند عرض الشريحة الأولى',
      few: `تُخصم ${n} وحدات رصيد عند عرض الشريحة الأولى`,
      other: `تُخصم ${n} وحدة رصيد عند عرض الشريحة الأولى`,
    }),
  priceHint: 'لا يُخصم شيء أثناء تجمّع اللاعبين.',
  demoIsFree: 'التشغيل التجريبي مجاني، حتى 3 لاعبين',
};
