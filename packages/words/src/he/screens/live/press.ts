import type { PressTexts } from '../../../en/screens/live/press.ts';

export const press: PressTexts = {
  results: 'הצגת התוצאות',
  resultsShown: 'התוצאות מוצגות',
  emptyTitle: 'עדיין אין כאן אף אחד. להתחיל בכל זאת?',
  emptyLate: 'אפשר יהיה להצטרף גם במהלך המשחק.',
  emptyClosed: 'ההצטרפות באיחור סגורה: אחרי ההתחלה אי אפשר להצטרף.',
  startEmpty: 'התחלה בכל זאת',
  winnersText: 'אפשר עוד להציג את המנצחים, לפי הנקודות שנצברו עד כה.',
  winnersNow: 'הצגת המנצחים עכשיו',
  endWithout: 'סיום בלי מנצחים',
  black: 'מסך שחור',
  light: 'הצגת המסך',
  isBlack: 'המסך הגדול שחור',
  blackKey: 'מסך שחור או חזרה',
  clicker: 'גם שלט למצגות עובד: כאן וגם על המסך הגדול. שם רק המקשים האלה פועלים:',
};
