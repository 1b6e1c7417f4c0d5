import type { Texts } from '../../../en/screens/admin/admin-mail.ts';
import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';

export const adminMail: Texts = {
  title: 'رسائل لم تصل',
  lead: 'رسائل لم تصل إلى أحد بعد، مع ردّ خادم البريد كما هو. صلاحية الروابط في الرسائل محدودة: إذا طال الوقت فأرسلوا رابطًا جديدًا من قائمة المستخدم.',
  which: 'الرسائل المعروضة',
  all: 'الكل',
  failed: 'مرفوضة',
  isFailed: 'مرفوضة',
  waiting: 'قيد الانتظار',
  search: 'البحث بالبريد الإلكتروني',
  count: (n) =>
    plural(n, {
      zero: 'لا رسائل',
      one: 'رسالة واحدة',
      two: 'رسالتان',
      few: `${n} رسائل`,
      many: `${n} رسالة`,
      other: `${n} رسالة`,
    }),
  none: 'وصلت كل الرسائل',
  noneText: 'تبقى الرسائل التي يرفضها خادم البريد هنا حتى إعادة إرسالها أو إزالتها.',
  recipient: 'إلى',
  subject: 'الرسالة',
  reason: 'السبب',
  noTry: 'لم تُرسل بعد',
  tries: (n) =>
    plural(n, {
      one: 'محاولة واحدة',
      two: 'محاولتان',
      few: `${n} محاولات`,
      many: `${n} محاولة`,
      other: `${n} محاولة`,
    }),
  nextTry: (when) => `المحاولة التالية: ${isolate(when)}`,
  since: 'وقت الكتابة',
  sendAgain: 'إعادة الإرسال',
  sendAgainTo: (address) => `إعادة الإرسال إلى ${isolate(address)}`,
  sendAllAgain: 'إعادة إرسال كل ما في الصفحة',
  queued: (n) =>
    plural(n, {
      one: 'الرسالة في طريقها',
      two: 'رسالتان في الطريق',
      few: `${n} رسائل في الطريق`,
      many: `${n} رسالة في الطريق`,
      other: `${n} رسالة في الطريق`,
    }),
  underWay: 'يجري إرسالها الآن',
  remove: 'إزالة',
  removeOf: (address) => `إزالة الرسالة إلى ${isolate(address)}`,
  removeTitle: (address) => `إزالة الرسالة إلى ${isolate(address)}؟`,
  removeText: 'لن تُرسل، ولن يعلم بها من كُتبت له.',
  removed: 'أُزيلت الرسالة',
};
