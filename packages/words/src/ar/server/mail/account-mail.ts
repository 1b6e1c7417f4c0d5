import type { AccountMailTexts } from '../../../en/server/mail/account-mail.ts';
import { twoStepMail } from './two-step-mail.ts';
import { openedMail } from './opened-mail.ts';
import { confirmMail } from './confirm-mail.ts';

export const accountMail: AccountMailTexts = {
  greeting: 'مرحبًا {name}،',
  letters: {
    ...twoStepMail,
    ...openedMail.letters,
    ...confirmMail.letters,
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
    ...openedMail.link,
    ...confirmMail.link,
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
