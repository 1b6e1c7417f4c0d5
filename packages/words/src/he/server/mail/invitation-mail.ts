import type { InvitationMailTexts } from '../../../en/server/mail/invitation-mail.ts';

export const invitationMail: InvitationMailTexts = {
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
