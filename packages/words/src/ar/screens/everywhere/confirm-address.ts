import type { Texts } from '../../../en/screens/everywhere/confirm-address.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const confirmAddress: Texts = {
  unconfirmed: (email) => `لم يتم تأكيد العنوان ${isolate(email)} بعد.`,
  useMail: 'افتحوا الرسالة التي أرسلناها إليه، واستخدموا الرابط أو الرمز الذي فيها.',
  byHand: 'لا تُرسَل رسائل من هنا: يمكن لمدير النظام تأكيد العنوان.',
  waiting: (n) =>
    plural(n, {
      zero: 'لا ألعاب بانتظاركم.',
      one: 'لعبة واحدة شوركت معكم ستصل مع التأكيد.',
      two: 'لعبتان شوركتا معكم ستصلان مع التأكيد.',
      few: `${n} ألعاب شوركت معكم ستصل مع التأكيد.`,
      many: `${n} لعبة شوركت معكم ستصل مع التأكيد.`,
      other: `${n} لعبة شوركت معكم ستصل مع التأكيد.`,
    }),
  contact: (email) => `لم يتم تأكيد العنوان ${isolate(email)} بعد. حتى ذلك الحين تُرسَل الرسائل إلى عنوان تسجيل الدخول.`,
  sendAgain: 'إرسال مرة أخرى',
  sent: 'رسالة جديدة في الطريق. لم تصل؟ تحققوا من مجلد الرسائل غير المرغوب فيها أيضًا.',
  correct: 'تصحيح العنوان',
};
