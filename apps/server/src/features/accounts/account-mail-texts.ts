import type { Language } from '@qc/contract';
import { type ConfirmLetter, confirmMailTexts } from './confirm-mail-texts.ts';
import { type OpenedLetter, openedMailTexts } from './opened-mail-texts.ts';
import { type TwoStepLetter, twoStepMailTexts } from './two-step-mail-texts.ts';

type CareLetter = 'reset' | 'passwordChanged' | 'confirmEmail' | 'addressInUse' | 'emailAsked' | 'emailChanged';
/** The letters about an account. */
export type AccountLetter = CareLetter | ConfirmLetter | OpenedLetter | TwoStepLetter;
/** Those that carry a link. */
export type LinkedLetter = 'reset' | 'confirmEmail' | ConfirmLetter | OpenedLetter;

/** Words of one letter. */
export interface LetterTexts {
  subject: string;
  paragraphs: readonly string[];
}
/** What the link says, and what to do with the code when the server does not know its own address. */
export interface LinkTexts {
  words: string;
  code: string;
}
/** Words of the letters. `{name}` is the person, `{newEmail}` an address. */
export interface AccountMailTexts {
  greeting: string;
  letters: Record<AccountLetter, LetterTexts>;
  link: Record<LinkedLetter, LinkTexts>;
  /** What the sentences with `{way}` speak of: what the letter carries. */
  way: Record<'link' | 'code', string>;
  why: string;
}

const he: AccountMailTexts = {
  greeting: 'שלום {name},',
  letters: {
    ...twoStepMailTexts.he,
    ...openedMailTexts.he.letters,
    ...confirmMailTexts.he.letters,
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
    ...openedMailTexts.he.link,
    ...confirmMailTexts.he.link,
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

const ar: AccountMailTexts = {
  greeting: 'مرحبًا {name}،',
  letters: {
    ...twoStepMailTexts.ar,
    ...openedMailTexts.ar.letters,
    ...confirmMailTexts.ar.letters,
    reset: {
      subject: 'كلمة مرور جديدة لـquestions.creator',
      paragraphs: [
        'طُلبت كلمة مرور جديدة لحسابكم. يعمل ال{way} ساعة واحدة ولمرة واحدة فقط.',
        'إن لم تطلبوا ذلك فلا حاجة إلى فعل شيء: كلمة المرور لم تتغير.',
      ],
    },
    passwordChanged: {
      subject: 'تم تغيير كلمة المرور',
      paragraphs: [
        'تم الآن تغيير كلمة مرور حسابكم في questions.creator، وسُجّل الخروج من كل الأجهزة الأخرى.',
        'إن لم تغيّروها أنتم، فافتحوا صفحة تسجيل الدخول واختاروا «نسيتم كلمة المرور؟» وعيّنوا كلمة مرور جديدة.',
      ],
    },
    confirmEmail: {
      subject: 'تأكيد عنوانكم الجديد',
      paragraphs: [
        'هذا هو العنوان الجديد الذي طلبتموه لحسابكم في questions.creator. لن يتغير إلا بعد التأكيد. يعمل ال{way} ساعة واحدة ولمرة واحدة فقط.',
        'إن لم تطلبوا ذلك فلا حاجة إلى فعل شيء.',
      ],
    },
    addressInUse: {
      subject: 'لهذا العنوان حساب بالفعل',
      paragraphs: [
        'طلب أحدهم نقل حساب في questions.creator إلى هذا العنوان، لكن له حسابًا بالفعل. لم يتغير شيء.',
        'إن كنتم أنتم من طلب ذلك: سجّلوا الدخول بهذا العنوان أو اختاروا عنوانًا آخر.',
      ],
    },
    emailAsked: {
      subject: 'طُلب تغيير عنوان حسابكم',
      paragraphs: [
        'طُلب نقل حسابكم في questions.creator إلى العنوان {newEmail}. لن يحدث ذلك إلا بعد التأكيد من العنوان الجديد.',
        'إن لم تطلبوا ذلك أنتم، فافتحوا إعدادات المستخدم وغيّروا كلمة المرور فورًا: عندها يُلغى الطلب.',
      ],
    },
    emailChanged: {
      subject: 'تم تغيير عنوان حسابكم',
      paragraphs: [
        'انتقل حسابكم في questions.creator إلى العنوان {newEmail}. من الآن فصاعدًا يتم تسجيل الدخول به.',
        'إن لم تغيّروه أنتم، فتواصلوا فورًا مع مدير النظام.',
      ],
    },
  },
  link: {
    ...openedMailTexts.ar.link,
    ...confirmMailTexts.ar.link,
    reset: {
      words: 'تعيين كلمة مرور جديدة',
      code: 'في صفحة تسجيل الدخول اختاروا «نسيتم كلمة المرور؟» ثم «لديّ رمز»، وانسخوا هذا الرمز هناك:',
    },
    confirmEmail: {
      words: 'تأكيد العنوان',
      code: 'في إعدادات المستخدم اختاروا «تغيير العنوان» ثم «لديّ رمز»، وانسخوا هذا الرمز هناك:',
    },
  },
  way: { link: 'رابط', code: 'رمز' },
  why: 'أُرسلت هذه الرسالة بسبب إجراء في الحساب، ولذلك تصل حتى من دون الاشتراك في الإشعارات.',
};

const en: AccountMailTexts = {
  greeting: 'Hello {name},',
  letters: {
    ...twoStepMailTexts.en,
    ...openedMailTexts.en.letters,
    ...confirmMailTexts.en.letters,
    reset: {
      subject: 'A new password for questions.creator',
      paragraphs: [
        'Someone asked for a new password for your account. The {way} works for one hour and only once.',
        'If it wasn’t you, you can ignore this email: your password hasn’t changed.',
      ],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your questions.creator account was changed just now, and every other device was signed out.',
        'If it wasn’t you, open the sign-in page, choose “Forgot your password?” and set a new one.',
      ],
    },
    confirmEmail: {
      subject: 'Confirm your new address',
      paragraphs: [
        'This is the new address you asked for on your questions.creator account. It changes only after you confirm it. The {way} works for one hour and only once.',
        'If it wasn’t you, you can ignore this email.',
      ],
    },
    addressInUse: {
      subject: 'This address already has an account',
      paragraphs: [
        'Someone asked to move a questions.creator account to this address, but it already has an account. Nothing has changed.',
        'If it was you: sign in with this address, or choose another one.',
      ],
    },
    emailAsked: {
      subject: 'Someone asked to change your account’s address',
      paragraphs: [
        'Someone asked to move your questions.creator account to the address {newEmail}. That happens only after it’s confirmed from the new address.',
        'If it wasn’t you, open your user settings and change your password right away: that cancels the request.',
      ],
    },
    emailChanged: {
      subject: 'Your account’s address was changed',
      paragraphs: [
        'Your questions.creator account has moved to the address {newEmail}. From now on, sign in with that address.',
        'If it wasn’t you, contact the admin right away.',
      ],
    },
  },
  link: {
    ...openedMailTexts.en.link,
    ...confirmMailTexts.en.link,
    reset: {
      words: 'Set a new password',
      code: 'On the sign-in page choose “Forgot your password?”, then “I have a code”, and copy this code there:',
    },
    confirmEmail: {
      words: 'Confirm the address',
      code: 'In your user settings choose “Change address”, then “I have a code”, and copy this code there:',
    },
  },
  way: { link: 'link', code: 'code' },
  why: 'This message is about something that happened to the account, so it is sent even if notifications are off.',
};

export const accountMailTexts: Record<Language, AccountMailTexts> = { he, ar, en };
