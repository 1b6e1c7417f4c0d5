import type { NoticeTexts } from '../../../en/screens/author/notices.ts';
import { isolate } from '../../../isolate.ts';

export const notices: NoticeTexts = {
  notices: 'الإشعارات',
  bell: (n) => (n === 0 ? 'الإشعارات' : `الإشعارات: ${n}`),
  none: 'لا إشعارات جديدة',
  noneText: 'حين تُشارَك معكم لعبة أو يصل رد على طلب، سيظهر ذلك هنا.',
  markRead: 'تعليم كمقروء',
  markAllRead: 'تعليم الكل كمقروء',
  open: 'فتح',
  given: (name, game) => `تمت مشاركة لعبة ${isolate(game)} معكم من ${isolate(name)}`,
  givenTexts: {
    1: 'يمكنكم تحريرها معًا.',
    2: 'يمكنكم تشغيلها. لا يمكن تحريرها.',
    3: 'النسخة لكم: حرّروها وشغّلوها كما تشاؤون.',
  },
  arrived: (name, game) => `لعبة ${isolate(game)} مشتركة الآن مع ${isolate(name)}`,
  arrivedText: 'تم تأكيد العنوان.',
  left: (name, game) => `انتهت مشاركة ${isolate(game)} مع ${isolate(name)}`,
  leftText: 'ألغاها من وصلته. تبقى اللعبة لديكم كما هي.',
};
