import type { DisputeMailTexts } from '../../../en/server/mail/dispute-mail.ts';

export const disputeMail: DisputeMailTexts = {
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
