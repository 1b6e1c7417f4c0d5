import type { DisputeMailTexts } from '../../../en/server/mail/dispute-mail.ts';

export const disputeMail: DisputeMailTexts = {
  letters: {
    open: {
      subject: 'اعتراض على الدفع في الطلب {number}',
      paragraphs: [
        'اعترض المشتري لدى البنك على دفع {amount} عن {title} في الطلب {number}.',
        'أُزيل الرصيد غير المستخدم إلى أن يُبتّ في الأمر. للدفاع عن موقفكم يجب الرد على البنك في الموعد: ادخلوا حسابكم لدى شركة الدفع، إلى الاعتراض {dispute}، وتحققوا من الموعد النهائي.',
      ],
    },
    won: {
      subject: 'رُفض الاعتراض على الدفع في الطلب {number}',
      paragraphs: ['رفض البنك الاعتراض {dispute} على {amount} عن {title}. يبقى المبلغ لكم، وأُعيد الرصيد إلى المشتري.'],
    },
    lost: {
      subject: 'قُبل الاعتراض على الدفع في الطلب {number}',
      paragraphs: ['قبل البنك الاعتراض {dispute} وردّ إلى المشتري {amount} عن {title}. لن يُعاد الرصيد الذي أُزيل.'],
    },
  },
  open: 'قائمة الطلبات',
  why: 'أُرسلت هذه الرسالة إلى مالكي النظام وإلى عنوان التواصل الخاص به.',
};
