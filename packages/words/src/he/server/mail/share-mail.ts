import type { ShareMailTexts } from '../../../en/server/mail/share-mail.ts';

export const shareMail: ShareMailTexts = {
  subject: 'המשחק {game} שותף איתכם, מאת {sharer}',
  greeting: 'שלום {receiver},',
  given: {
    1: 'המשחק {game} שותף איתכם, מאת {sharer}. אפשר לערוך אותו יחד ולהריץ אותו.',
    2: 'קיבלתם עותק של המשחק {game}, מאת {sharer}. אפשר להריץ אותו, אבל לא לערוך אותו.',
    3: 'קיבלתם עותק של המשחק {game}, מאת {sharer}. העותק שלכם, ואפשר לשנות בו הכול.',
  },
  open: 'לפתיחת המשחק',
  where: {
    shared: 'המשחק מחכה לכם ב־questions.creator, ברשימה ״שותפו איתי״.',
    mine: 'המשחק מחכה לכם ב־questions.creator, ברשימה ״המשחקים שלי״.',
  },
  why: 'ההודעה נשלחה כי בחרתם לקבל התראות בדוא״ל. אפשר לבטל זאת בהגדרות המשתמש.',
};
