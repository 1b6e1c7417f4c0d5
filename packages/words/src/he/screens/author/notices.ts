import type { NoticeTexts } from '../../../en/screens/author/notices.ts';
import { isolate } from '../../../isolate.ts';

export const notices: NoticeTexts = {
  notices: 'התראות',
  bell: (n) => (n === 0 ? 'התראות' : `התראות: ${n}`),
  none: 'אין התראות חדשות',
  noneText: 'כשישותף איתכם משחק או שתגיע תשובה לבקשה, זה יופיע כאן.',
  markRead: 'סימון כנקרא',
  markAllRead: 'סימון הכול כנקרא',
  open: 'פתיחה',
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
