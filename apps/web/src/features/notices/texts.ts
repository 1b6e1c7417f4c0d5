import { isolate } from '#platform/i18n';

const en = {
  notices: 'Notifications',
  /** The number stands in the name as it is drawn. */
  bell: (n: number) => (n === 0 ? 'Notifications' : `Notifications: ${n}`),
  none: 'Nothing new',
  noneText: 'When a game is shared with you, or a request is answered, you’ll see it here.',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  open: 'Open',
  allShares: 'Sharing history',
  given: (name: string, game: string) => `${isolate(name)} shared ${isolate(game)} with you`,
  givenTexts: {
    1: 'You can edit it together.',
    2: 'You can run it. You can’t edit it.',
    3: 'The copy is yours: edit and run it as you like.',
  },
  arrived: (name: string, game: string) => `${isolate(game)} is now shared with ${isolate(name)}`,
  arrivedText: 'The address was confirmed.',
  left: (name: string, game: string) => `${isolate(name)} left ${isolate(game)}`,
  leftText: 'The game is no longer in their list. Yours is unchanged.',
};

/** Texts of the bell. */
export type NoticeTexts = typeof en;

const he: NoticeTexts = {
  notices: 'התראות',
  bell: (n) => (n === 0 ? 'התראות' : `התראות: ${n}`),
  none: 'אין התראות חדשות',
  noneText: 'כשישותף איתכם משחק או שתגיע תשובה לבקשה, זה יופיע כאן.',
  markRead: 'סימון כנקרא',
  markAllRead: 'סימון הכול כנקרא',
  open: 'פתיחה',
  allShares: 'יומן השיתופים',
  given: (name, game) => `המשחק ${isolate(game)} שותף איתכם, מאת ${isolate(name)}`,
  givenTexts: {
    1: 'אפשר לערוך אותו יחד.',
    2: 'אפשר להריץ אותו. אי אפשר לערוך אותו.',
    3: 'העותק שלכם: אפשר לערוך ולהריץ אותו כרצונכם.',
  },
  arrived: (name, game) => `המשחק ${isolate(game)} משותף עכשיו עם ${isolate(name)}`,
  arrivedText: 'הכתובת אושרה.',
  left: (name, game) => `השיתוף של ${isolate(game)} עם ${isolate(name)} הסתיים`,
  leftText: 'השיתוף בוטל על ידי מי שקיבל אותו. המשחק נשאר אצלכם כמו שהוא.',
};

const ar: NoticeTexts = {
  notices: 'الإشعارات',
  bell: (n) => (n === 0 ? 'الإشعارات' : `الإشعارات: ${n}`),
  none: 'لا إشعارات جديدة',
  noneText: 'حين تُشارَك معكم لعبة أو يصل رد على طلب، سيظهر ذلك هنا.',
  markRead: 'تعليم كمقروء',
  markAllRead: 'تعليم الكل كمقروء',
  open: 'فتح',
  allShares: 'سجل المشاركات',
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

export const noticeTexts = { he, ar, en };
