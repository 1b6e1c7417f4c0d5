import type { ClickersTexts } from '../../../en/screens/clickers/clickers.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const clickers: ClickersTexts = {
  title: 'أجهزة التصويت',
  paired: (paired, players) => `لدى ${paired} من ${players} من اللاعبين جهاز تصويت`,
  names: 'اللاعبون، اسم في كل سطر',
  add: 'إضافة لاعبين',
  leftOut: (names) => `لم يُضافوا، فهناك اسم آخر يبدو مثله: ${isolate(names)}`,
  nobodyNew: 'كل من في القائمة موجود هنا',
  noNames: 'أضيفوا اللاعبين أولًا، ثم يضغط كل منهم مفتاحًا.',
  pair: 'توزيع الأجهزة',
  stopPairing: 'إيقاف',
  pressNow: (name) => `${isolate(name)}: اضغط أي مفتاح في جهازك`,
  left: (n) =>
    plural(n, {
      one: 'لاعب واحد بلا جهاز بعد',
      two: 'لاعبان بلا جهاز بعد',
      few: `${n} لاعبين بلا جهاز بعد`,
      many: `${n} لاعبًا بلا جهاز بعد`,
      other: `${n} لاعب بلا جهاز بعد`,
    }),
  later: 'لاحقًا',
  everybody: 'لدى الجميع أجهزة. جرّبوها: كل ضغطة تظهر هنا.',
  alreadyOf: (name) => `هذا الجهاز لدى ${isolate(name)}`,
  noClicker: 'بلا جهاز',
  away: 'خارج التغطية',
  answered: 'أجاب',
  pressed: (key) => `ضُغط ${isolate(key)}`,
  pressedBig: 'ضُغط المفتاح الكبير',
  timeStep: (ms) => `الأجهزة المستعملة تقيس الوقت بخطوات من ${ms / 1000} ث: نقاط السرعة تقريبية، لصالح اللاعبين.`,
  unknown: 'أجهزة ليست لأحد',
  unknownHint: 'ضُغط عليها وليست لأحد. اختاروا لمن كل منها.',
  whose: (remote) => `لمن ${isolate(remote)}؟`,
  another: 'إعطاء جهاز آخر',
  anotherNow: (name) => `اضغطوا مفتاحًا في الجهاز الجديد لـ${isolate(name)}. تبقى النقاط.`,
  oneMore: 'إضافة جهاز آخر',
  takeAway: 'أخذ الجهاز',
  cancel: 'إلغاء',
  tryOut: 'جهاز على الشاشة',
  tryOutHint: 'للتدرّب بلا أجهزة: يُحتسب كأي جهاز آخر.',
  number: (n) => `جهاز ${n}`,
};
