import type { PaymentMailTexts } from '../../../en/server/mail/payment-mail.ts';

export const paymentMail: PaymentMailTexts = {
  greeting: 'مرحبًا {name}،',
  letters: {
    registered: {
      subject: 'تم تسجيل طلبكم',
      paragraphs: ['سجّلنا طلبكم: {title}، بمبلغ {amount}.', 'سيُضاف الرصيد إلى حسابكم فور تأكيد الدفع.'],
    },
    paid: {
      subject: 'تم استلام الدفع، شكرًا لكم',
      paragraphs: ['تم استلام دفع {title} بمبلغ {amount}، وأُضيفت مشترياتكم إلى حسابكم.', 'رقم الإيصال: {receipt}.'],
    },
    declined: {
      subject: 'أُغلق طلبكم من دون دفع',
      paragraphs: [
        'أُغلق طلب {title} بمبلغ {amount} لأن الدفع لم يصل.',
        'إن كنتم قد دفعتم، فتواصلوا مع المسؤول عن النظام وسنتحقق من الأمر.',
      ],
    },
    refunded: {
      subject: 'تم ردّ المبلغ',
      paragraphs: ['رددنا إليكم {amount} عن {title}.', 'قد تمر بضعة أيام حتى يظهر المبلغ في حسابكم.'],
    },
  },
  creditsGone: (taken, before, after) =>
    `الرصيد الذي أُزيل من هذا الطلب: ${taken}. كان غير المستخدم ${before} وبقي ${after}.`,
  yearRefunded: 'ينتهي الاشتراك السنوي إذا رُدّ مبلغه كله، ولا يغيّره ردّ جزء منه.',
  number: 'رقم الطلب: {number}.',
  writeNumber: 'رقم الطلب: {number}. اكتبوه في الحوالة.',
  howToPay: 'طريقة الدفع:',
  open: {
    registered: 'عرض الطلب',
    paid: 'الإيصال وتفاصيل الشراء',
    declined: 'عرض المشتريات',
    refunded: 'عرض المشتريات',
  },
  why: 'أُرسلت هذه الرسالة بسبب عملية شراء في الحساب، ولذلك تصل حتى من دون الاشتراك في الإشعارات.',
  admin: {
    subject: 'طلب جديد قيد الانتظار',
    paragraphs: [
      'يريد {buyer} ({email}) شراء {title} بمبلغ {amount} بدفع مباشر. رقم الطلب: {number}.',
      'بعد استلام المبلغ، أكّدوا دفع الطلب فيُضاف الرصيد فورًا.',
    ],
    open: 'قائمة الطلبات',
    why: 'أُرسلت هذه الرسالة إلى عنوان التواصل الخاص بالنظام.',
  },
};
