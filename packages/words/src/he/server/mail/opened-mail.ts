import type { OpenedMailTexts } from '../../../en/server/mail/opened-mail.ts';

export const openedMail: OpenedMailTexts = {
  letters: {
    accountOpened: {
      subject: 'נפתח לכם חשבון ב־questions.creator',
      paragraphs: [
        'נפתח לכם חשבון ב־questions.creator: כאן בונים משחקי שאלות ומריצים אותם מול קהל.',
        'נשאר רק לקבוע סיסמה. ה{way} פועל שבוע אחד ופעם אחת בלבד. אחר כך מתחברים עם הכתובת הזו ועם הסיסמה שקבעתם.',
        'אם ה{way} כבר לא פועל, בחרו בדף ההתחברות ״שכחתם את הסיסמה?״ ונשלח {way} חדש.',
      ],
    },
    passwordLink: {
      subject: 'קביעת סיסמה ב־questions.creator',
      paragraphs: [
        'מנהל המערכת שלח לכם {way} לקביעת סיסמה חדשה. ה{way} פועל יממה אחת ופעם אחת בלבד.',
        'אם לא חיכיתם ל{way} כזה, אין צורך לעשות דבר: הסיסמה לא השתנתה.',
      ],
    },
  },
  link: {
    accountOpened: {
      words: 'לקביעת סיסמה',
      code: 'בדף ההתחברות בחרו ״שכחתם את הסיסמה?״, ואז ״יש לי קוד״, והעתיקו לשם את הקוד הזה:',
    },
    passwordLink: {
      words: 'לקביעת סיסמה חדשה',
      code: 'בדף ההתחברות בחרו ״שכחתם את הסיסמה?״, ואז ״יש לי קוד״, והעתיקו לשם את הקוד הזה:',
    },
  },
};
