import type { Texts } from '../../../en/server/mail/credit-request-mail.ts';

export const creditRequestMail: Texts = {
  greeting: 'مرحبًا {reader}،',
  asked: {
    subject: 'طلب رصيد من {person}',
    paragraph: 'طلب رصيد جديد من {person}.',
    open: 'الرد على الطلب',
  },
  granted: {
    subject: 'حصلتم على رصيد',
    paragraph: 'قُبل طلبكم. عدد وحدات الرصيد المضافة: {amount}.',
    open: 'إلى لوحة التحكم',
  },
  declined: {
    subject: 'رد على طلب الرصيد',
    paragraph: 'رُفض طلبكم للرصيد. التشغيل التجريبي يبقى مجانيًا.',
    open: 'إلى لوحة التحكم',
  },
  why: {
    asked: 'أُرسلت هذه الرسالة لأنكم تديرون الرصيد. يمكن إيقاف الرسائل في إعدادات الحساب.',
    granted: 'أُرسلت هذه الرسالة لأنكم طلبتم رصيدًا.',
    declined: 'أُرسلت هذه الرسالة لأنكم طلبتم رصيدًا.',
  },
};
