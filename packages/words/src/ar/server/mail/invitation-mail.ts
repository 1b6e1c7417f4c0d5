import type { InvitationMailTexts } from '../../../en/server/mail/invitation-mail.ts';

export const invitationMail: InvitationMailTexts = {
  subject: 'دعوة للانضمام إلى {institution}',
  greeting: 'مرحبًا،',
  offer: {
    member:
      'وصلتكم دعوة من {inviter} للانضمام إلى {institution} في questions.creator، منصة المسابقات وألعاب المعلومات. تُدفع تكلفة الألعاب التي تشغّلونها من رصيد {institution}.',
    manager:
      'وصلتكم دعوة من {inviter} لإدارة {institution} في questions.creator، منصة المسابقات وألعاب المعلومات: دعوة الأشخاص، ومتابعة استخدام الرصيد، وتشغيل الألعاب على حساب {institution}.',
  },
  how: 'الدعوة صالحة سبعة أيام ولمرة واحدة فقط. لقبولها يجب تسجيل الدخول بالعنوان الذي أُرسلت إليه هذه الرسالة، أو فتح حساب به.',
  open: 'عرض الدعوة',
  code: 'بعد تسجيل الدخول، افتحوا صفحة المؤسسة من إعدادات المستخدم واختاروا «لديّ رمز من رسالة» وانسخوا هذا الرمز هناك:',
  why: 'إن لم تكونوا تتوقعون هذه الدعوة فلا حاجة إلى فعل شيء: لن يتغير أي شيء.',
};
