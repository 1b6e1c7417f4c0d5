import type { RememberedClickersTexts } from '../../../en/screens/clickers/remembered-clickers.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const rememberedClickers: RememberedClickersTexts = {
  title: 'الأجهزة المحفوظة',
  leadOwn: 'أي جهاز لمن، للعبتك القادمة.',
  leadOf: (institution) => `أي جهاز لمن، لكل من يدير ألعابًا بأجهزة التصويت في ${isolate(institution)}.`,
  count: (n) =>
    plural(n, {
      one: 'جهاز واحد',
      two: 'جهازان',
      few: `${n} أجهزة`,
      many: `${n} جهازًا`,
      other: `${n} جهاز`,
    }),
  emptyTitle: 'لا توجد أجهزة محفوظة',
  emptyText: 'وزّعوا الأجهزة في لعبة، ثم اضغطوا «حفظ الأجهزة للمرة القادمة» في شاشة إدارتها.',
  search: 'بحث حسب الاسم أو الفريق أو الجهاز',
  noMatch: 'لم يُعثر على أحد',
  team: 'الفريق',
  since: 'حُفظ',
  changeOf: (remote) => `لمن ${isolate(remote)}؟`,
  name: 'الاسم',
  save: 'حفظ',
  cancel: 'إلغاء',
  forgetOf: (name) => `حذف جهاز ${isolate(name)} من القائمة`,
  forgotten: 'حُذف من القائمة',
  forgetAll: 'حذف القائمة كلها',
  forgetAllTitle: 'حذف القائمة كلها؟',
  forgetAllText: (n) =>
    plural(n, {
      one: 'سيُحذف الاسم. تبدأ اللعبة القادمة بتوزيع الأجهزة.',
      two: 'سيُحذف الاسمان. تبدأ اللعبة القادمة بتوزيع الأجهزة.',
      few: `ستُحذف الأسماء كلها، وعددها ${n}. تبدأ اللعبة القادمة بتوزيع الأجهزة.`,
      many: `ستُحذف الأسماء كلها، وعددها ${n}. تبدأ اللعبة القادمة بتوزيع الأجهزة.`,
      other: `ستُحذف الأسماء كلها، وعددها ${n}. تبدأ اللعبة القادمة بتوزيع الأجهزة.`,
    }),
  failed: 'تعذّر تحميل القائمة',
};
