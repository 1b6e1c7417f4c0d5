import type { LinkedScreenTexts } from '../../../en/screens/live/linked-screen.ts';

export const linkedScreen: LinkedScreenTexts = {
  title: 'الشاشة الكبيرة للعبة',
  ask: 'أدخلوا الرمز الظاهر عند منظّم اللعبة',
  open: 'فتح الشاشة',
  wrong: 'لا توجد لعبة برمز الشاشة هذا. اطلبوا رمزًا جديدًا من المنظّم.',
  incomplete: 'هذا الرابط غير كامل. انسخوه من جديد، أو أدخلوا رمزًا.',
  tooMany: 'رموز خاطئة كثيرة. انتظروا دقيقة ثم حاولوا من جديد.',
  closed: 'أغلق المنظّم هذا الرابط',
  over: 'انتهت هذه اللعبة',
};
