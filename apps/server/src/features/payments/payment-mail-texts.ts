import type { Language } from '@qc/contract';

/** The letters to somebody who buys. */
export type BuyerLetter = 'registered' | 'paid' | 'declined' | 'refunded';

interface LetterTexts {
  subject: string;
  paragraphs: readonly string[];
}
/** `{name}` is the buyer, `{title}` what is bought, `{amount}` the sum, `{receipt}` and `{number}` numbers, `{email}` an address. */
export interface PaymentMailTexts {
  greeting: string;
  letters: Record<BuyerLetter, LetterTexts>;
  /** How many unused credits of the order went with the money, how many there were, and how many there are. */
  creditsGone: (taken: number, before: number, after: number) => string;
  yearRefunded: string;
  number: string;
  writeNumber: string;
  /** Before the name, the address and the phone of the house. */
  /** Before the house's own words about how to pay. */
  howToPay: string;
  open: Record<BuyerLetter, string>;
  why: string;
  /** To the house: somebody wants to pay by hand. */
  admin: LetterTexts & { open: string; why: string };
}

const he: PaymentMailTexts = {
  greeting: 'שלום {name},',
  letters: {
    registered: {
      subject: 'ההזמנה שלכם נרשמה',
      paragraphs: ['רשמנו את ההזמנה שלכם: {title}, בסכום {amount}.', 'הקרדיטים יתווספו לחשבון מיד אחרי שהתשלום יאושר.'],
    },
    paid: {
      subject: 'התשלום התקבל, תודה',
      paragraphs: ['התשלום עבור {title} בסכום {amount} התקבל, והרכישה כבר בחשבון שלכם.', 'מספר הקבלה: {receipt}.'],
    },
    declined: {
      subject: 'ההזמנה שלכם נסגרה ללא תשלום',
      paragraphs: [
        'ההזמנה של {title} בסכום {amount} נסגרה, כי לא התקבל עבורה תשלום.',
        'אם שילמתם, פנו למי שאחראי על המערכת, והעניין ייבדק.',
      ],
    },
    refunded: {
      subject: 'קיבלתם החזר כספי',
      paragraphs: ['החזרנו לכם {amount} עבור {title}.', 'עד שההחזר מופיע בחשבון עשויים לעבור כמה ימים.'],
    },
  },
  creditsGone: (taken, before, after) =>
    `קרדיטים של ההזמנה שהוסרו: ${taken}. היו ${before} שלא נוצלו, ונשארו ${after}.`,
  yearRefunded: 'מנוי שנתי שכל הסכום עבורו הוחזר מסתיים; החזר של חלק מהסכום אינו משנה אותו.',
  number: 'מספר ההזמנה: {number}.',
  writeNumber: 'מספר ההזמנה: {number}. ציינו אותו בהעברה.',
  howToPay: 'כך משלמים:',
  open: {
    registered: 'לצפייה בהזמנה',
    paid: 'לקבלה ולפרטי הרכישה',
    declined: 'לצפייה ברכישות',
    refunded: 'לצפייה ברכישות',
  },
  why: 'ההודעה נשלחה בגלל רכישה בחשבון, ולכן היא מגיעה גם בלי הרשמה להתראות.',
  admin: {
    subject: 'הזמנה חדשה ממתינה לאישור',
    paragraphs: [
      '{buyer} ({email}) ביקשו לרכוש {title} בסכום {amount}, בתשלום ישיר. מספר ההזמנה: {number}.',
      'כשהתשלום מתקבל, סמנו את ההזמנה כשולמה, והקרדיטים יתווספו מיד.',
    ],
    open: 'לרשימת ההזמנות',
    why: 'ההודעה נשלחה לכתובת הקשר של המערכת.',
  },
};

const ar: PaymentMailTexts = {
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

const en: PaymentMailTexts = {
  greeting: 'Hello {name},',
  letters: {
    registered: {
      subject: 'We received your order',
      paragraphs: [
        'We received your order: {title}, for {amount}.',
        'Credits will be added to your account as soon as the payment is confirmed.',
      ],
    },
    paid: {
      subject: 'We received your payment, thank you',
      paragraphs: [
        'We received your payment of {amount} for {title}, and your purchase is already in your account.',
        'Receipt number: {receipt}.',
      ],
    },
    declined: {
      subject: 'Your order was closed without payment',
      paragraphs: [
        'Your order {title} for {amount} was closed because no payment was received.',
        'If you paid, contact the people who run this site, and they will look into it.',
      ],
    },
    refunded: {
      subject: 'We refunded your payment',
      paragraphs: [
        'We refunded {amount} for {title}.',
        'It may take a few days for the money to appear in your account.',
      ],
    },
  },
  creditsGone: (taken, before, after) =>
    `Credits from this order that were removed: ${taken}. Unused before: ${before}, now: ${after}.`,
  yearRefunded: 'An annual subscription that was refunded in full ends; a partial refund does not change it.',
  number: 'Order number: {number}.',
  writeNumber: 'Order number: {number}. Write it on the transfer.',
  howToPay: 'How to pay:',
  open: {
    registered: 'See your order',
    paid: 'Receipt and purchase details',
    declined: 'See your purchases',
    refunded: 'See your purchases',
  },
  why: 'This message is about a purchase on your account, so it is sent even if notifications are off.',
  admin: {
    subject: 'New order to review',
    paragraphs: [
      '{buyer} ({email}) would like to buy {title} for {amount} and pay you directly. Order number: {number}.',
      'Once you’ve been paid, mark the order as paid, and the credits are added right away.',
    ],
    open: 'See the orders',
    why: 'This message was sent to this site’s contact address.',
  },
};

export const paymentMailTexts: Record<Language, PaymentMailTexts> = { he, ar, en };
