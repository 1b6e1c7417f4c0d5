import type { Language } from '@qc/contract';

type DisputeLetter = 'open' | 'won' | 'lost';
interface DisputeMailTexts {
  /** `{number}` is the order's, `{title}` what was bought, `{amount}` the sum, `{dispute}` the provider's name of it. */
  letters: Record<DisputeLetter, { subject: string; paragraphs: readonly string[] }>;
  open: string;
  why: string;
}

const he: DisputeMailTexts = {
  letters: {
    open: {
      subject: 'הכחשת עסקה בהזמנה {number}',
      paragraphs: [
        'הקונה הכחיש אצל הבנק את התשלום {amount} עבור {title}, בהזמנה {number}.',
        'הקרדיטים שלא נוצלו הוסרו עד להכרעה. כדי להתגונן צריך לענות לבנק בזמן: היכנסו לחשבון שלכם אצל חברת התשלומים, להכחשה {dispute}, ובדקו שם עד מתי.',
      ],
    },
    won: {
      subject: 'הכחשת העסקה בהזמנה {number} נדחתה',
      paragraphs: [
        'הבנק דחה את הכחשת העסקה {dispute} על {amount} עבור {title}. הכסף נשאר אצלכם, והקרדיטים הוחזרו לקונה.',
      ],
    },
    lost: {
      subject: 'הכחשת העסקה בהזמנה {number} התקבלה',
      paragraphs: [
        'הבנק קיבל את הכחשת העסקה {dispute}, והחזיר לקונה {amount} עבור {title}. הקרדיטים שהוסרו לא יוחזרו.',
      ],
    },
  },
  open: 'לרשימת ההזמנות',
  why: 'ההודעה נשלחה לבעלי המערכת ולכתובת הקשר שלה.',
};

const ar: DisputeMailTexts = {
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

const en: DisputeMailTexts = {
  letters: {
    open: {
      subject: 'Order {number} is disputed',
      paragraphs: [
        'The buyer disputed the payment of {amount} for {title} at the bank, order {number}.',
        'Unused credits were removed until the bank decides. To contest it, you must answer the bank in time: open dispute {dispute} in your account with the payment provider and check the deadline there.',
      ],
    },
    won: {
      subject: 'The dispute about order {number} was won',
      paragraphs: [
        'The bank rejected dispute {dispute} about {amount} for {title}. You keep the money, and the buyer got the credits back.',
      ],
    },
    lost: {
      subject: 'The dispute about order {number} was lost',
      paragraphs: [
        'The bank accepted dispute {dispute} and returned {amount} for {title} to the buyer. The credits that were removed stay removed.',
      ],
    },
  },
  open: 'See the orders',
  why: 'This message was sent to the owners of this site and to its contact address.',
};

/** Letters to the house about disputes. */
export const disputeMailTexts: Record<Language, DisputeMailTexts> = { he, ar, en };
