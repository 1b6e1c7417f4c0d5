import type { TwoStepDemandTexts } from '../../../en/server/mail/two-step-demand-mail.ts';

export const twoStepDemandMail: TwoStepDemandTexts = {
  subject: 'سيصبح التحقق بخطوتين إلزاميًا لحسابكم',
  paragraphs: [
    'مرحبًا {name}،',
    'ابتداءً من {date} سيكون التحقق بخطوتين إلزاميًا لحسابكم في questions.creator، لأن له صلاحيات واسعة. بعد هذا الموعد لن يُفتح فيه أي شيء آخر حتى تفعّلوه.',
    'تجدون التفعيل في إعدادات الحساب، تحت «التحقق بخطوتين». يكفي تطبيق مصادقة على الهاتف.',
  ],
  open: 'إلى إعدادات الحساب',
  small: 'أُرسلت هذه الرسالة إلى أصحاب الصلاحيات الذين لم يفعّلوا التحقق بخطوتين بعد.',
};
