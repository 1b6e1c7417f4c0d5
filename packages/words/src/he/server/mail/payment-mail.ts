import type { PaymentMailTexts } from '../../../en/server/mail/payment-mail.ts';

export const paymentMail: PaymentMailTexts = {
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
