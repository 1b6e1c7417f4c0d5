import type { Texts } from '../../../en/server/mail/credit-request-mail.ts';

export const creditRequestMail: Texts = {
  greeting: 'שלום {reader},',
  asked: {
    subject: 'בקשה לקרדיטים מאת {person}',
    paragraph: 'בקשה חדשה לקרדיטים מאת {person}.',
    open: 'למענה על הבקשה',
  },
  granted: {
    subject: 'הוענקו לכם קרדיטים',
    paragraph: 'הבקשה שלכם התקבלה. מספר הקרדיטים שנוספו: {amount}.',
    open: 'ללוח הבקרה',
  },
  declined: {
    subject: 'תשובה לבקשת הקרדיטים שלכם',
    paragraph: 'הבקשה שלכם לקרדיטים נדחתה. הרצות ניסיון נשארות חינם.',
    open: 'ללוח הבקרה',
  },
  why: {
    asked: 'ההודעה נשלחה כי אתם מנהלים את הקרדיטים. אפשר לבטל הודעות בהגדרות החשבון.',
    granted: 'ההודעה נשלחה כי ביקשתם קרדיטים.',
    declined: 'ההודעה נשלחה כי ביקשתם קרדיטים.',
  },
};
