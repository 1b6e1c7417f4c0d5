import type { DisputeTexts } from '../../../en/screens/admin/open-disputes.ts';
import { plural } from '../../grammar.ts';

export const openDisputes: DisputeTexts = {
  title: (n) =>
    plural(n, {
      one: 'دفعة واحدة معترَض عليها',
      two: 'دفعتان معترَض عليهما',
      few: `${n} دفعات معترَض عليها`,
      other: `${n} دفعة معترَض عليها`,
    }),
  text: 'أجيبوا البنك في الموعد عبر شركة الدفع، وإلا ضاع المبلغ.',
  show: 'عرض الطلبات المعترَض عليها',
};
