import type { Language } from '@qc/contract';
import type { LetterTexts } from './account-mail-texts.ts';

/** Letters about the second step of signing in. */
export type TwoStepLetter = 'twoStepOn' | 'twoStepOff' | 'recoveryCodeUsed';

/** Words of those letters. */
export const twoStepMailTexts: Record<Language, Record<TwoStepLetter, LetterTexts>> = {
  he: {
    twoStepOn: {
      subject: 'אימות דו־שלבי הופעל',
      paragraphs: [
        'מעכשיו ההתחברות לחשבון שלכם ב־questions.creator דורשת גם קוד מאפליקציית האימות. כל המכשירים האחרים נותקו.',
        'שמרו את קודי השחזור במקום בטוח: הם הדרך פנימה אם הטלפון יאבד.',
        'אם לא אתם הפעלתם אותו, החליפו מיד את הסיסמה ופנו למנהל המערכת.',
      ],
    },
    twoStepOff: {
      subject: 'אימות דו־שלבי כובה',
      paragraphs: [
        'ההתחברות לחשבון שלכם ב־questions.creator דורשת מעכשיו רק סיסמה.',
        'אם לא אתם כיביתם אותו, החליפו מיד את הסיסמה ופנו למנהל המערכת.',
      ],
    },
    recoveryCodeUsed: {
      subject: 'נעשה שימוש בקוד שחזור',
      paragraphs: [
        'באחד מקודי השחזור של החשבון שלכם ב־questions.creator נעשה שימוש עכשיו, במקום קוד מאפליקציית האימות. הקוד הזה לא יפעל שוב.',
        'אם לא אתם השתמשתם בו, החליפו מיד את הסיסמה והפיקו קודי שחזור חדשים בהגדרות המשתמש.',
      ],
    },
  },
  ar: {
    twoStepOn: {
      subject: 'تم تفعيل التحقق بخطوتين',
      paragraphs: [
        'من الآن يتطلب تسجيل الدخول إلى حسابكم في questions.creator رمزًا من تطبيق المصادقة أيضًا. سُجّل الخروج من كل الأجهزة الأخرى.',
        'احفظوا رموز الاسترداد في مكان آمن: هي طريقكم إلى الحساب إذا فُقد الهاتف.',
        'إن لم تفعّلوه أنتم، فغيّروا كلمة المرور فورًا وتواصلوا مع مدير النظام.',
      ],
    },
    twoStepOff: {
      subject: 'تم إيقاف التحقق بخطوتين',
      paragraphs: [
        'يتطلب تسجيل الدخول إلى حسابكم في questions.creator من الآن كلمة المرور فقط.',
        'إن لم توقفوه أنتم، فغيّروا كلمة المرور فورًا وتواصلوا مع مدير النظام.',
      ],
    },
    recoveryCodeUsed: {
      subject: 'استُخدم رمز استرداد',
      paragraphs: [
        'استُخدم الآن أحد رموز الاسترداد لحسابكم في questions.creator بدلًا من رمز تطبيق المصادقة. لن يعمل هذا الرمز مرة أخرى.',
        'إن لم تستخدموه أنتم، فغيّروا كلمة المرور فورًا وأنشئوا رموز استرداد جديدة في إعدادات المستخدم.',
      ],
    },
  },
  en: {
    twoStepOn: {
      subject: 'Two-step sign-in was turned on',
      paragraphs: [
        'From now on, signing in to your questions.creator account also takes a code from your authenticator app. Every other device was signed out.',
        'Keep the recovery codes in a safe place: they are the way in if the phone is lost.',
        'If it wasn’t you, change your password right away and contact the admin.',
      ],
    },
    twoStepOff: {
      subject: 'Two-step sign-in was turned off',
      paragraphs: [
        'From now on, signing in to your questions.creator account takes only the password.',
        'If it wasn’t you, change your password right away and contact the admin.',
      ],
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used',
      paragraphs: [
        'One of your questions.creator recovery codes was used just now instead of a code from your authenticator app. It will not work again.',
        'If it wasn’t you, change your password right away and create new recovery codes in your user settings.',
      ],
    },
  },
};
