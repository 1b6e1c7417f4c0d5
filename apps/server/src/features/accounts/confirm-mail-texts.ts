import type { Language } from '@qc/contract';
import type { LetterTexts, LinkTexts } from './account-mail-texts.ts';

/** Letters about whether an address is the person's. */
export type ConfirmLetter =
  | 'confirmAddress'
  | 'confirmContact'
  | 'addressCorrected'
  | 'registeredAgain'
  | 'registeredFirst'
  | 'resetFirst';

interface ConfirmMailTexts {
  letters: Record<ConfirmLetter, LetterTexts>;
  link: Record<ConfirmLetter, LinkTexts>;
}

const confirmHe: LinkTexts = {
  words: 'לאישור הכתובת',
  code: 'בהגדרות המשתמש בחרו ״אישור הכתובת״, ואז ״יש לי קוד״, והעתיקו לשם את הקוד הזה:',
};
const passwordHe: LinkTexts = {
  words: 'לקביעת סיסמה',
  code: 'בדף ההתחברות בחרו ״שכחתם את הסיסמה?״, ואז ״יש לי קוד״, והעתיקו לשם את הקוד הזה:',
};
const confirmAr: LinkTexts = {
  words: 'تأكيد العنوان',
  code: 'في إعدادات المستخدم اختاروا «تأكيد العنوان» ثم «لديّ رمز»، وانسخوا هذا الرمز هناك:',
};
const passwordAr: LinkTexts = {
  words: 'تعيين كلمة مرور',
  code: 'في صفحة تسجيل الدخول اختاروا «نسيتم كلمة المرور؟» ثم «لديّ رمز»، وانسخوا هذا الرمز هناك:',
};
const confirmEn: LinkTexts = {
  words: 'Confirm the address',
  code: 'In your user settings choose “Confirm the address”, then “I have a code”, and copy this code there:',
};
const passwordEn: LinkTexts = {
  words: 'Set a password',
  code: 'On the sign-in page choose “Forgot your password?”, then “I have a code”, and copy this code there:',
};

/** Words of those letters. */
export const confirmMailTexts: Record<Language, ConfirmMailTexts> = {
  he: {
    letters: {
      confirmAddress: {
        subject: 'אישור כתובת הדוא״ל שלכם',
        paragraphs: [
          'נפתח חשבון ב־questions.creator עם כתובת הדוא״ל הזו.',
          'אם אתם פתחתם אותו, אשרו את הכתובת: משחקים שאחרים משתפים אתכם ממתינים לאישור. ה{way} פועל שבוע אחד ופעם אחת בלבד.',
          'אם לא אתם פתחתם אותו, אין צורך לעשות דבר. אפשר גם לקבל את החשבון: בדף שנפתח בחרו ״לא פתחתי את החשבון הזה״ וקבעו סיסמה משלכם. מי שפתחו אותו ינותקו ולא יוכלו להתחבר שוב.',
        ],
      },
      confirmContact: {
        subject: 'אישור הכתובת ליצירת קשר',
        paragraphs: [
          'הכתובת הזו נרשמה ככתובת ליצירת קשר של חשבון ב־questions.creator, להודעות על משחקים. הודעות יגיעו לכאן רק אחרי האישור. ה{way} פועל שבוע אחד ופעם אחת בלבד.',
          'אם לא אתם רשמתם אותה, אין צורך לעשות דבר.',
        ],
      },
      addressCorrected: {
        subject: 'כתובת הדוא״ל של החשבון שלכם תוקנה',
        paragraphs: [
          'מנהל המערכת תיקן את כתובת החשבון שלכם ב־questions.creator, וזו הכתובת החדשה. מעכשיו מתחברים איתה, עם אותה סיסמה.',
          'נשאר לאשר שהכתובת שלכם. ה{way} פועל שבוע אחד ופעם אחת בלבד.',
          'אם אין לכם חשבון כזה, אין צורך לעשות דבר.',
        ],
      },
      registeredAgain: {
        subject: 'לכתובת הזו כבר יש חשבון',
        paragraphs: [
          'התקבלה בקשה לפתוח חשבון ב־questions.creator עם הכתובת הזו, אבל כבר יש לה חשבון. לא השתנה דבר.',
          'אם זו בקשה שלכם, התחברו עם הכתובת הזו. אם שכחתם את הסיסמה, קבעו סיסמה חדשה: ה{way} פועל שעה אחת ופעם אחת בלבד.',
        ],
      },
      registeredFirst: {
        subject: 'החשבון של הכתובת הזו ממתין לכם',
        paragraphs: [
          'התקבלה בקשה לפתוח חשבון ב־questions.creator עם הכתובת הזו. חשבון כזה כבר נפתח, אבל הכתובת עוד לא אושרה.',
          'הכתובת שלכם? קבעו סיסמה משלכם והחשבון שלכם: מי שפתחו אותו ינותקו, והסיסמה והאימות הדו־שלבי שנקבעו בו יתבטלו. ה{way} פועל שעה אחת ופעם אחת בלבד.',
        ],
      },
      resetFirst: {
        subject: 'סיסמה חדשה ל־questions.creator',
        paragraphs: [
          'התקבלה בקשה לסיסמה חדשה לחשבון של הכתובת הזו. ה{way} פועל שעה אחת ופעם אחת בלבד.',
          'הכתובת עוד לא אושרה, והסיסמה החדשה תאשר אותה: כל מי שמחובר לחשבון ינותק, והסיסמה והאימות הדו־שלבי שנקבעו בו יתבטלו.',
          'אם לא ביקשתם זאת, אין צורך לעשות דבר: הסיסמה לא השתנתה.',
        ],
      },
    },
    link: {
      confirmAddress: confirmHe,
      confirmContact: confirmHe,
      addressCorrected: confirmHe,
      registeredAgain: passwordHe,
      registeredFirst: passwordHe,
      resetFirst: passwordHe,
    },
  },
  ar: {
    letters: {
      confirmAddress: {
        subject: 'تأكيد بريدكم الإلكتروني',
        paragraphs: [
          'فُتح حساب في questions.creator بهذا البريد الإلكتروني.',
          'إن كنتم أنتم من فتحه، فأكّدوا العنوان: الألعاب التي يشاركها الآخرون معكم تنتظر التأكيد. يعمل ال{way} أسبوعًا واحدًا ولمرة واحدة فقط.',
          'إن لم تفتحوه أنتم، فلا حاجة إلى فعل شيء. ويمكنكم أيضًا تسلّم الحساب: اختاروا في الصفحة التي تُفتح «لم أفتح هذا الحساب» وعيّنوا كلمة مرور خاصة بكم. عندها ينقطع اتصال من فتحه ولا يمكنه تسجيل الدخول مجددًا.',
        ],
      },
      confirmContact: {
        subject: 'تأكيد عنوان التواصل',
        paragraphs: [
          'سُجّل هذا العنوان عنوانًا للتواصل لحساب في questions.creator، للرسائل المتعلقة بالألعاب. لن تصل الرسائل إلى هنا إلا بعد التأكيد. يعمل ال{way} أسبوعًا واحدًا ولمرة واحدة فقط.',
          'إن لم تسجّلوه أنتم، فلا حاجة إلى فعل شيء.',
        ],
      },
      addressCorrected: {
        subject: 'صُحّح البريد الإلكتروني لحسابكم',
        paragraphs: [
          'صحّح مدير النظام البريد الإلكتروني لحسابكم في questions.creator، وهذا هو العنوان الجديد. من الآن فصاعدًا سجّلوا الدخول به وبكلمة المرور نفسها.',
          'بقي أن تؤكّدوا أن العنوان لكم. يعمل ال{way} أسبوعًا واحدًا ولمرة واحدة فقط.',
          'إن لم يكن لكم حساب كهذا، فلا حاجة إلى فعل شيء.',
        ],
      },
      registeredAgain: {
        subject: 'لهذا العنوان حساب بالفعل',
        paragraphs: [
          'وصل طلب لفتح حساب في questions.creator بهذا العنوان، لكن له حسابًا بالفعل. لم يتغير شيء.',
          'إن كان الطلب منكم، فسجّلوا الدخول بهذا العنوان. وإن نسيتم كلمة المرور، فعيّنوا كلمة جديدة: يعمل ال{way} ساعة واحدة ولمرة واحدة فقط.',
        ],
      },
      registeredFirst: {
        subject: 'حساب هذا العنوان في انتظاركم',
        paragraphs: [
          'وصل طلب لفتح حساب في questions.creator بهذا العنوان. فُتح حساب كهذا من قبل، لكن العنوان لم يؤكَّد بعد.',
          'العنوان لكم؟ عيّنوا كلمة مرور خاصة بكم فيصبح الحساب لكم: ينقطع اتصال من فتحه، وتُلغى كلمة المرور والتحقق بخطوتين اللذان عيّنهما. يعمل ال{way} ساعة واحدة ولمرة واحدة فقط.',
        ],
      },
      resetFirst: {
        subject: 'كلمة مرور جديدة لـquestions.creator',
        paragraphs: [
          'وصل طلب لكلمة مرور جديدة لحساب هذا العنوان. يعمل ال{way} ساعة واحدة ولمرة واحدة فقط.',
          'لم يؤكَّد العنوان بعد، وكلمة المرور الجديدة تؤكّده: ينقطع اتصال كل من سجّل الدخول إلى الحساب، وتُلغى كلمة المرور والتحقق بخطوتين المعيّنان فيه.',
          'إن لم تطلبوا ذلك، فلا حاجة إلى فعل شيء: كلمة المرور لم تتغير.',
        ],
      },
    },
    link: {
      confirmAddress: confirmAr,
      confirmContact: confirmAr,
      addressCorrected: confirmAr,
      registeredAgain: passwordAr,
      registeredFirst: passwordAr,
      resetFirst: passwordAr,
    },
  },
  en: {
    letters: {
      confirmAddress: {
        subject: 'Confirm your email address',
        paragraphs: [
          'A questions.creator account was opened with this email address.',
          'If you opened it, confirm the address: games that others share with you wait for it. The {way} works for one week and only once.',
          'If you didn’t open it, you don’t have to do anything. You can also take the account over: on the page that opens, choose “I didn’t open this account” and set a password of your own. Whoever opened it is signed out and can’t sign in again.',
        ],
      },
      confirmContact: {
        subject: 'Confirm your contact address',
        paragraphs: [
          'This address was given as the contact address of a questions.creator account, for messages about games. They come here only once you confirm it. The {way} works for one week and only once.',
          'If it wasn’t you, you don’t have to do anything.',
        ],
      },
      addressCorrected: {
        subject: 'The email address of your account was corrected',
        paragraphs: [
          'An admin corrected the address of your questions.creator account, and this is the new one. From now on you sign in with it, with the same password.',
          'All that is left is to confirm that the address is yours. The {way} works for one week and only once.',
          'If you have no such account, you don’t have to do anything.',
        ],
      },
      registeredAgain: {
        subject: 'You already have an account',
        paragraphs: [
          'Someone asked to open a questions.creator account with this address, but it already has one. Nothing has changed.',
          'If it was you, sign in with this address. If you’ve forgotten the password, set a new one: the {way} works for one hour and only once.',
        ],
      },
      registeredFirst: {
        subject: 'The account of this address is waiting for you',
        paragraphs: [
          'Someone asked to open a questions.creator account with this address. One was opened before, but the address was never confirmed.',
          'Is the address yours? Set a password of your own, and so is the account: whoever opened it is signed out, and the password and two-step sign-in they set no longer work. The {way} works for one hour and only once.',
        ],
      },
      resetFirst: {
        subject: 'A new password for questions.creator',
        paragraphs: [
          'Someone asked for a new password for the account of this address. The {way} works for one hour and only once.',
          'The address was never confirmed, and the new password confirms it: whoever is signed in to the account is signed out, and its password and two-step sign-in no longer work.',
          'If it wasn’t you, you don’t have to do anything: the password hasn’t changed.',
        ],
      },
    },
    link: {
      confirmAddress: confirmEn,
      confirmContact: confirmEn,
      addressCorrected: confirmEn,
      registeredAgain: passwordEn,
      registeredFirst: passwordEn,
      resetFirst: passwordEn,
    },
  },
};
