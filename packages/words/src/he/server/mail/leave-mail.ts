import type { LeaveMailTexts } from '../../../en/server/mail/leave-mail.ts';

export const leaveMail: LeaveMailTexts = {
  subject: 'השיתוף של המשחק {game} עם {receiver} הסתיים',
  greeting: 'שלום {giver},',
  left: 'השיתוף של המשחק {game} עם {receiver} בוטל על ידי {receiver}. המשחק נשאר אצלכם כמו שהוא.',
  open: 'ליומן השיתופים',
  why: 'ההודעה נשלחה כי בחרתם לקבל התראות בדוא״ל. אפשר לבטל זאת בהגדרות המשתמש.',
};
