import type { LiveWireTexts } from '../../../en/screens/player/live-wire.ts';

export const liveWire: LiveWireTexts = {
  connecting: 'جارٍ الاتصال…',
  away: 'لا يوجد اتصال. نواصل المحاولة',
  replaced: 'اللعبة مستمرة في نافذة أخرى',
  removed: 'أزالكم منظّم اللعبة منها',
  noRoom: 'لا توجد لعبة مفتوحة بهذا الرمز',
  notAllowed: 'لا يمكن فتح هذه الشاشة',
  outdated: 'توجد نسخة أحدث. يرجى تحديث الصفحة',
  tooManyTries: 'محاولات خاطئة كثيرة. انتظروا دقيقة ثم انضموا من جديد',
};
