import type { Language } from '@qc/contract';
import type { LinkStatus } from './open-link.ts';

/** What a person reads about the connection. `online` needs no words. */
export const linkTexts: Record<Language, Record<Exclude<LinkStatus, 'online'>, string>> = {
  en: {
    connecting: 'Connecting…',
    away: 'No connection. We keep trying',
    replaced: 'The game continues in another window',
    removed: 'The host removed you from the game',
    noRoom: 'There’s no open game with this code',
    notAllowed: 'You can’t open this screen',
    outdated: 'There is a newer version. Please reload the page',
    tooManyTries: 'Too many wrong tries. Wait a minute, then join again',
  },
  he: {
    connecting: 'מתחברים…',
    away: 'אין חיבור. ממשיכים לנסות',
    replaced: 'המשחק ממשיך בחלון אחר',
    removed: 'הוסרתם מהמשחק על ידי המנחה',
    noRoom: 'אין משחק פתוח עם הקוד הזה',
    notAllowed: 'אי אפשר לפתוח את המסך הזה',
    outdated: 'יש גרסה חדשה. יש לרענן את הדף',
    tooManyTries: 'יותר מדי ניסיונות שגויים. המתינו דקה והצטרפו שוב',
  },
  ar: {
    connecting: 'جارٍ الاتصال…',
    away: 'لا يوجد اتصال. نواصل المحاولة',
    replaced: 'اللعبة مستمرة في نافذة أخرى',
    removed: 'أزالكم منظّم اللعبة منها',
    noRoom: 'لا توجد لعبة مفتوحة بهذا الرمز',
    notAllowed: 'لا يمكن فتح هذه الشاشة',
    outdated: 'توجد نسخة أحدث. يرجى تحديث الصفحة',
    tooManyTries: 'محاولات خاطئة كثيرة. انتظروا دقيقة ثم انضموا من جديد',
  },
};
