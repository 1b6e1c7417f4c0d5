import type { Language } from '@qc/contract';
import type { CreditLetter } from './credit-request-mail.ts';

interface LetterTexts {
  subject: string;
  paragraph: string;
  open: string;
}
type Texts = Record<CreditLetter, LetterTexts> & { greeting: string; why: Record<CreditLetter, string> };

/** Words of letters about requests. `{person}`, `{reader}` and `{words}` are what people wrote. */
export const creditRequestMailTexts: Record<Language, Texts> = {
  he: {
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
  },
  ar: {
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
  },
  en: {
    greeting: 'Hello {reader},',
    asked: {
      subject: '{person} asks for credits',
      paragraph: 'A new request for credits from {person}.',
      open: 'Answer the request',
    },
    granted: {
      subject: 'You were given credits',
      paragraph: 'Your request was granted. Credits added: {amount}.',
      open: 'Open the dashboard',
    },
    declined: {
      subject: 'An answer to your request for credits',
      paragraph: 'Your request for credits was declined. Trial runs stay free.',
      open: 'Open the dashboard',
    },
    why: {
      asked: 'You got this email because you manage the credits. You can stop emails in your account settings.',
      granted: 'You got this email because you asked for credits.',
      declined: 'You got this email because you asked for credits.',
    },
  },
};
