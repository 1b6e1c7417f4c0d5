import type { AccountMailTexts } from '../../../en/server/mail/account-mail.ts';
import { twoStepMail } from './two-step-mail.ts';
import { openedMail } from './opened-mail.ts';
import { confirmMail } from './confirm-mail.ts';

export const accountMail: AccountMailTexts = {
  greeting: 'שלום {name},',
  letters: {
    ...twoStepMail,
    ...openedMail.letters,
    ...confirmMail.letters,
    reset: {
      subject: 'סיסמה חדשה ל־questions.creator',
      paragraphs: [
        'ביקשו סיסמה חדשה לחשבון שלכם. ה{way} פועל שעה אחת ופעם אחת בלבד.',
        'אם לא ביקשתם זאת, אין צורך לעשות דבר: הסיסמה לא השתנתה.',
      ],
    },
    passwordChanged: {
      subject: 'הסיסמה שלכם הוחלפה',
      paragraphs: [
        'הסיסמה לחשבון שלכם ב־questions.creator הוחלפה עכשיו, וכל המכשירים האחרים נותקו.',
        'אם לא אתם החלפתם אותה, היכנסו לדף ההתחברות, בחרו ״שכחתם את הסיסמה?״ וקבעו סיסמה חדשה.',
      ],
    },
    confirmEmail: {
      subject: 'אישור הכתובת החדשה שלכם',
      paragraphs: [
        'זו הכתובת החדשה שביקשתם לחשבון שלכם ב־questions.creator. היא תתחלף רק אחרי האישור. ה{way} פועל שעה אחת ופעם אחת בלבד.',
        'אם לא ביקשתם זאת, אין צורך לעשות דבר.',
      ],
    },
    addressInUse: {
      subject: 'לכתובת הזו כבר יש חשבון',
      paragraphs: [
        'מישהו ביקש להעביר חשבון ב־questions.creator לכתובת הזו, אבל כבר יש לה חשבון. דבר לא השתנה.',
        'אם אתם ביקשתם: התחברו עם הכתובת הזו, או בחרו כתובת אחרת.',
      ],
    },
    emailAsked: {
      subject: 'ביקשו להחליף את כתובת החשבון שלכם',
      paragraphs: [
        'ביקשו להעביר את החשבון שלכם ב־questions.creator לכתובת {newEmail}. זה יקרה רק אחרי אישור מהכתובת החדשה.',
        'אם לא אתם ביקשתם, היכנסו להגדרות המשתמש והחליפו מיד את הסיסמה: אז הבקשה מתבטלת.',
      ],
    },
    emailChanged: {
      subject: 'כתובת החשבון שלכם הוחלפה',
      paragraphs: [
        'החשבון שלכם ב־questions.creator עבר לכתובת {newEmail}. מעכשיו מתחברים איתה.',
        'אם לא אתם החלפתם אותה, פנו מיד למנהל המערכת.',
      ],
    },
  },
  link: {
    ...openedMail.link,
    ...confirmMail.link,
    reset: {
      words: 'לקביעת סיסמה חדשה',
      code: 'בדף ההתחברות בחרו ״שכחתם את הסיסמה?״, ואז ״יש לי קוד״, והעתיקו לשם את הקוד הזה:',
    },
    confirmEmail: {
      words: 'לאישור הכתובת',
      code: 'בהגדרות המשתמש בחרו ״החלפת הכתובת״, ואז ״יש לי קוד״, והעתיקו לשם את הקוד הזה:',
    },
  },
  way: { link: 'קישור', code: 'קוד' },
  why: 'ההודעה נשלחה בגלל פעולה בחשבון, ולכן היא מגיעה גם בלי הרשמה להתראות.',
};
