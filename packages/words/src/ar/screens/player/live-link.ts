import type { LiveLinkTexts } from '../../../en/screens/player/live-link.ts';

export const liveLink: LiveLinkTexts = {
  connecting: 'جارٍ الاتصال…',
  away: 'لا يوجد اتصال. نواصل المحاولة',
  replaced: 'اللعبة مستمرة في نافذة أخرى',
  removed: 'أزالكم منظّم اللعبة منها',
  noRoom: 'لا توجد لعبة مفتوحة بهذا الرمز',
  notAllowed: 'لا يمكن فتح هذه الشاشة',
  outdated: 'توجد نسخة أحدث. يرجى تحديث الصفحة',
  tooManyTries: 'محاولات خاطئة كثيرة. انتظروا دقيقة ثم انضموا من جديد',
};
