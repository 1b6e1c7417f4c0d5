import type { Texts } from '../../../en/screens/author/dashboard-credits.ts';
import { plural } from '../../grammar.ts';

export const dashboardCredits: Texts = {
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
    plural(n, {
      one: 'يكفي لتشغيل واحد آخر على الهواتف والحواسيب.',
      two: 'يكفي لتشغيلين آخرين على الهواتف والحواسيب.',
      few: `يكفي لتشغيل ${n} ألعاب أخرى على الهواتف والحواسيب.`,
      other: `يكفي لتشغيل ${n} لعبة أخرى على الهواتف والحواسيب.`,
    }),
  noRemotes: 'ألعاب أجهزة التصويت غير متاحة في هذا الحساب.',
  buy: 'شراء رصيد',
  usage: 'الاستخدام',
};
