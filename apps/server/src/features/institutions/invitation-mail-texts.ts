import type { Language } from '@qc/contract';

/** Words of an invitation. `{inviter}` and `{institution}` are names people wrote. */
export interface InvitationMailTexts {
  subject: string;
  greeting: string;
  offer: Record<'member' | 'manager', string>;
  /** What one must do, and until when. */
  how: string;
  open: string;
  /** What to do with the code when the server does not know its own address. */
  code: string;
  why: string;
}

const he: InvitationMailTexts = {
  subject: 'הזמנה להצטרף אל {institution}',
  greeting: 'שלום,',
  offer: {
    member:
      'קיבלתם הזמנה מאת {inviter} להצטרף אל {institution} ב־questions.creator, המערכת לחידונים ולמשחקי טריוויה. על המשחקים שתריצו ישלם {institution}.',
    manager:
      'קיבלתם הזמנה מאת {inviter} לנהל את {institution} ב־questions.creator, המערכת לחידונים ולמשחקי טריוויה: להזמין אנשים, לראות את השימוש בקרדיטים ולהריץ משחקים על חשבון {institution}.',
  },
  how: 'ההזמנה תקפה שבעה ימים ופעם אחת בלבד. כדי לקבל אותה יש להתחבר עם הכתובת שאליה נשלחה ההודעה הזו, או לפתוח איתה חשבון.',
  open: 'לצפייה בהזמנה',
  code: 'אחרי ההתחברות, בהגדרות המשתמש, פתחו את הדף של המוסד, בחרו ״יש לי קוד מהודעה״ והעתיקו לשם את הקוד הזה:',
  why: 'אם לא ציפיתם להזמנה הזו, אין צורך לעשות דבר: שום דבר לא ישתנה.',
};

const ar: InvitationMailTexts = {
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

const en: InvitationMailTexts = {
  subject: 'An invitation to join {institution}',
  greeting: 'Hello,',
  offer: {
    member:
      '{inviter} invites you to join {institution} on questions.creator, the place to build and run quizzes and trivia games. {institution} will pay for the games you run.',
    manager:
      '{inviter} invites you to manage {institution} on questions.creator, the place to build and run quizzes and trivia games: invite people, see how credits are used and run games paid for by {institution}.',
  },
  how: 'The invitation works for seven days and only once. To accept it, sign in with the address this message was sent to, or create an account with it.',
  open: 'See the invitation',
  code: 'Once signed in, open the institution’s page from your user settings, choose “I have a code from an email”, and copy this code there:',
  why: 'If you didn’t expect this invitation, you can ignore this email: nothing will change.',
};

export const invitationMailTexts: Record<Language, InvitationMailTexts> = { he, ar, en };
