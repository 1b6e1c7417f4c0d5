import type { PublishWords } from '../../../en/screens/lists/publish.ts';

export const publish: PublishWords = {
  title: 'عرض سؤال مخفي؟',
  text: 'هذا السؤال مضبوط كمخفي عن المستخدمين، وربما ضبطه كاتبه كذلك. إذا عرضتموه فسيتمكن الجميع من نسخه.',
  show: 'العرض مع ذلك',
};
