import type { Language } from '@qc/contract';

/** The letters to somebody who buys. */
export type BuyerLetter = 'registered' | 'paid' | 'declined' | 'refunded';

interface LetterTexts {
  subject: string;
  paragraphs: readonly string[];
}
/** `{name}` is the buyer, `{title}` what is bought, `{amount}` the sum, `{receipt}` a number, `{email}` an address. */
export interface PaymentMailTexts {
  greeting: string;
  letters: Record<BuyerLetter, LetterTexts>;
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
        'אם שילמתם, השיבו למי שאחראי על המערכת אצלכם ונבדוק.',
      ],
    },
    refunded: {
      subject: 'קיבלתם החזר כספי',
      paragraphs: [
        'החזרנו לכם {amount} עבור {title}. קרדיטים שלא נוצלו הוסרו בהתאם.',
        'עד שההחזר מופיע בחשבון עשויים לעבור כמה ימים.',
      ],
    },
  },
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
      '{buyer} ({email}) ביקשו לרכוש {title} בסכום {amount}, בתשלום ישיר.',
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
      subject: 'وصل الدفع، شكرًا لكم',
      paragraphs: ['وصل دفع {title} بمبلغ {amount}، والمشتريات موجودة الآن في حسابكم.', 'رقم الإيصال: {receipt}.'],
    },
    declined: {
      subject: 'أُغلق طلبكم من دون دفع',
      paragraphs: [
        'أُغلق طلب {title} بمبلغ {amount} لأن الدفع لم يصل.',
        'إن كنتم قد دفعتم، فتواصلوا مع المسؤول عن النظام وسنتحقق من الأمر.',
      ],
    },
    refunded: {
      subject: 'أُعيد إليكم مبلغ',
      paragraphs: [
        'أعدنا إليكم {amount} عن {title}، وخُصم الرصيد غير المستخدم وفقًا لذلك.',
        'قد تمر بضعة أيام حتى يظهر المبلغ في حسابكم.',
      ],
    },
  },
  howToPay: 'طريقة الدفع:',
  open: {
    registered: 'عرض الطلب',
    paid: 'الإيصال وتفاصيل الشراء',
    declined: 'عرض المشتريات',
    refunded: 'عرض المشتريات',
  },
  why: 'أُرسلت هذه الرسالة بسبب عملية شراء في الحساب، ولذلك تصل حتى من دون الاشتراك في الإشعارات.',
  admin: {
    subject: 'طلب جديد ينتظر الموافقة',
    paragraphs: [
      'يريد {buyer} ({email}) شراء {title} بمبلغ {amount} بدفع مباشر.',
      'عند وصول الدفع، علّموا الطلب كمدفوع فيُضاف الرصيد فورًا.',
    ],
    open: 'قائمة الطلبات',
    why: 'أُرسلت هذه الرسالة إلى عنوان التواصل الخاص بالنظام.',
  },
};

const en: PaymentMailTexts = {
  greeting: 'Hello {name},',
  letters: {
    registered: {
      subject: 'Your order is registered',
      paragraphs: [
        'We have registered your order: {title}, for {amount}.',
        'The credits come into your account as soon as the payment is confirmed.',
      ],
    },
    paid: {
      subject: 'Your payment has arrived, thank you',
      paragraphs: [
        'Your payment of {amount} for {title} has arrived, and your purchase is in your account already.',
        'Number of the receipt: {receipt}.',
      ],
    },
    declined: {
      subject: 'Your order was closed without a payment',
      paragraphs: [
        'Your order of {title} for {amount} was closed, because no payment for it arrived.',
        'If you have paid, please tell whoever runs this service for you, and it will be looked into.',
      ],
    },
    refunded: {
      subject: 'Money is on its way back to you',
      paragraphs: [
        'We have given {amount} back to you for {title}. Unused credits were removed accordingly.',
        'It may take some days until the money shows on your account.',
      ],
    },
  },
  howToPay: 'How to pay:',
  open: {
    registered: 'See the order',
    paid: 'Receipt and details of the purchase',
    declined: 'See the purchases',
    refunded: 'See the purchases',
  },
  why: 'This message is about a purchase of the account, so it comes even without notifications.',
  admin: {
    subject: 'A new order waits for you',
    paragraphs: [
      '{buyer} ({email}) would like to buy {title} for {amount}, and to pay you directly.',
      'Once the money is there, mark the order as paid: the credits come at once.',
    ],
    open: 'The list of orders',
    why: 'This message went to the contact address of the service.',
  },
};

export const paymentMailTexts: Record<Language, PaymentMailTexts> = { he, ar, en };
