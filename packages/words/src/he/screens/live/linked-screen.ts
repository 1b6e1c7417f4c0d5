import type { LinkedScreenTexts } from '../../../en/screens/live/linked-screen.ts';

export const linkedScreen: LinkedScreenTexts = {
  title: 'המסך הגדול של המשחק',
  ask: 'מקלידים את הקוד מעמדת המנחה',
  open: 'פתיחת המסך',
  wrong: 'אין משחק עם קוד המסך הזה. בקשו מהמנחה קוד חדש.',
  incomplete: 'הקישור לא שלם. העתיקו אותו שוב, או הקלידו קוד.',
  tooMany: 'יותר מדי קודים שגויים. המתינו דקה ונסו שוב.',
  closed: 'המנחה סגר את הקישור הזה',
  over: 'המשחק הזה הסתיים',
};
