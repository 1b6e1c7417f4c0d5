import type { BlockMailTexts } from '../../../en/server/mail/block-mail.ts';

export const blockMail: BlockMailTexts = {
  blocked: 'המשחק {game} נחסם',
  lifted: 'החסימה של המשחק {game} בוטלה',
  greeting: 'שלום {receiver},',
  blockedText:
    'מנהל המערכת חסם את המשחק {game}. אפשר לערוך אותו, אבל אי אפשר להריץ, לשכפל, לייצא או לשתף אותו עד לביטול החסימה.',
  liftedText: 'החסימה של המשחק {game} בוטלה. אפשר שוב להריץ אותו.',
  contact: 'לבירורים: {contact}',
  open: 'למשחקים שלי',
  why: 'ההודעה נשלחה כי בחרתם לקבל התראות בדוא״ל. אפשר לבטל זאת בהגדרות המשתמש.',
};
