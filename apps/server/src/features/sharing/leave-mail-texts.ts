import type { Language } from '@qc/contract';

/** Words of the message that somebody left a shared game. `{receiver}`, `{game}` and `{giver}` are names people wrote. */
interface LeaveMailTexts {
  subject: string;
  greeting: string;
  left: string;
  open: string;
  why: string;
}

const he: LeaveMailTexts = {
  subject: 'השיתוף של המשחק {game} עם {receiver} הסתיים',
  greeting: 'שלום {giver},',
  left: 'השיתוף של המשחק {game} עם {receiver} בוטל על ידי {receiver}. המשחק נשאר אצלכם כמו שהוא.',
  open: 'ליומן השיתופים',
  why: 'ההודעה נשלחה כי בחרתם לקבל התראות בדוא״ל. אפשר לבטל זאת בהגדרות המשתמש.',
};

const ar: LeaveMailTexts = {
  subject: 'انتهت مشاركة لعبة {game} مع {receiver}',
  greeting: 'مرحبًا {giver}،',
  left: 'أُلغيت مشاركة لعبة {game} مع {receiver} من طرف {receiver}. تبقى اللعبة لديكم كما هي.',
  open: 'إلى سجل المشاركات',
  why: 'وصلتكم هذه الرسالة لأنكم اخترتم تلقّي الإشعارات بالبريد الإلكتروني. يمكنكم إيقافها من إعدادات المستخدم.',
};

const en: LeaveMailTexts = {
  subject: '{receiver} left the game {game}',
  greeting: 'Hello {giver},',
  left: '{receiver} left the game {game}, which you shared. The game itself is unchanged.',
  open: 'Open the sharing history',
  why: 'You’re getting this message because you chose email notifications. You can turn them off in your user settings.',
};

export const leaveMailTexts: Record<Language, LeaveMailTexts> = { he, ar, en };
