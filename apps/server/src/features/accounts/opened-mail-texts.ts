import type { Language } from '@qc/contract';
import type { LetterTexts, LinkTexts } from './account-mail-texts.ts';

/** Letters that an admin's act sends: an account was opened for somebody, a link for a new password. */
export type OpenedLetter = 'accountOpened' | 'passwordLink';

/** Words of those letters. */
export const openedMailTexts: Record<
  Language,
  { letters: Record<OpenedLetter, LetterTexts>; link: Record<OpenedLetter, LinkTexts> }
> = {
  he: {
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
  },
  ar: {
    letters: {
      accountOpened: {
        subject: 'فُتح لكم حساب في questions.creator',
        paragraphs: [
          'فُتح لكم حساب في questions.creator: هنا تُبنى ألعاب الأسئلة وتُشغَّل أمام الجمهور.',
          'لم يبقَ إلا تعيين كلمة مرور. يعمل ال{way} أسبوعًا واحدًا ولمرة واحدة فقط. بعد ذلك سجّلوا الدخول بهذا العنوان وبكلمة المرور التي عيّنتموها.',
          'إن لم يعد ال{way} يعمل، فاختاروا في صفحة تسجيل الدخول «نسيتم كلمة المرور؟» وسنرسل {way}ًا جديدًا.',
        ],
      },
      passwordLink: {
        subject: 'تعيين كلمة مرور في questions.creator',
        paragraphs: [
          'أرسل إليكم مدير النظام {way}ًا لتعيين كلمة مرور جديدة. يعمل ال{way} يومًا واحدًا ولمرة واحدة فقط.',
          'إن لم تكونوا تنتظرون {way}ًا كهذا فلا حاجة إلى فعل شيء: كلمة المرور لم تتغير.',
        ],
      },
    },
    link: {
      accountOpened: {
        words: 'تعيين كلمة مرور',
        code: 'في صفحة تسجيل الدخول اختاروا «نسيتم كلمة المرور؟» ثم «لديّ رمز»، وانسخوا هذا الرمز هناك:',
      },
      passwordLink: {
        words: 'تعيين كلمة مرور جديدة',
        code: 'في صفحة تسجيل الدخول اختاروا «نسيتم كلمة المرور؟» ثم «لديّ رمز»، وانسخوا هذا الرمز هناك:',
      },
    },
  },
  en: {
    letters: {
      accountOpened: {
        subject: 'An account was opened for you at questions.creator',
        paragraphs: [
          'An account was opened for you at questions.creator: the place to build quiz games and run them in front of an audience.',
          'All that is left is to set a password. The {way} works for one week and only once. After that, sign in with this address and the password you chose.',
          'If the {way} no longer works, choose “Forgot your password?” on the sign-in page and we’ll send a new one.',
        ],
      },
      passwordLink: {
        subject: 'Set your questions.creator password',
        paragraphs: [
          'An admin sent you a {way} to set a new password. The {way} works for one day and only once.',
          'If you didn’t expect it, you can ignore this email: your password hasn’t changed.',
        ],
      },
    },
    link: {
      accountOpened: {
        words: 'Set a password',
        code: 'On the sign-in page choose “Forgot your password?”, then “I have a code”, and copy this code there:',
      },
      passwordLink: {
        words: 'Set a new password',
        code: 'On the sign-in page choose “Forgot your password?”, then “I have a code”, and copy this code there:',
      },
    },
  },
};
