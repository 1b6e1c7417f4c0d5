import type { Language } from '@qc/contract';

interface TwoStepDemandTexts {
  subject: string;
  /** `{name}` is the person, `{date}` the day from which it is demanded. */
  paragraphs: readonly string[];
  open: string;
  small: string;
}

/** The letter to staff without a second step when the house begins to demand it. */
export const twoStepDemandTexts: Record<Language, TwoStepDemandTexts> = {
  he: {
    subject: 'אימות דו־שלבי יידרש בחשבון שלכם',
    paragraphs: [
      'שלום {name},',
      'החל ב־{date} יידרש אימות דו־שלבי בחשבון שלכם ב־questions.creator, כי יש לו הרשאות נרחבות. אחרי המועד הזה לא ייפתח בו דבר אחר עד שתפעילו אותו.',
      'ההפעלה נמצאת בהגדרות החשבון, תחת ״אימות דו־שלבי״. צריך רק אפליקציית אימות בטלפון.',
    ],
    open: 'להגדרות החשבון',
    small: 'ההודעה נשלחה לבעלי הרשאות במערכת שעדיין לא הפעילו אימות דו־שלבי.',
  },
  ar: {
    subject: 'سيصبح التحقق بخطوتين إلزاميًا لحسابكم',
    paragraphs: [
      'مرحبًا {name}،',
      'ابتداءً من {date} سيكون التحقق بخطوتين إلزاميًا لحسابكم في questions.creator، لأن له صلاحيات واسعة. بعد هذا الموعد لن يُفتح فيه أي شيء آخر حتى تفعّلوه.',
      'تجدون التفعيل في إعدادات الحساب، تحت «التحقق بخطوتين». يكفي تطبيق مصادقة على الهاتف.',
    ],
    open: 'إلى إعدادات الحساب',
    small: 'أُرسلت هذه الرسالة إلى أصحاب الصلاحيات الذين لم يفعّلوا التحقق بخطوتين بعد.',
  },
  en: {
    subject: 'Two-step sign-in will be required for your account',
    paragraphs: [
      'Hello {name},',
      'From {date}, two-step sign-in will be required for your account on questions.creator, because it has extended permissions. After that day, nothing else opens until you turn it on.',
      'You can turn it on in your account settings, under “Two-step sign-in”. All it takes is an authenticator app on your phone.',
    ],
    open: 'Open account settings',
    small: 'This email went to everyone with extended permissions who hasn’t turned on two-step sign-in yet.',
  },
};
