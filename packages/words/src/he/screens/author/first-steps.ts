import type { Texts } from '../../../en/screens/author/first-steps.ts';

export const firstSteps: Texts = {
  title: 'צעדים ראשונים',
  steps: { made: 'בניית משחק', tried: 'משחק כמו תלמיד', ran: 'הרצה עם כיתה' },
  hints: {
    made: 'חמש שאלות מספיקות.',
    tried: 'הרצת ניסיון היא חינם ונפתחת בחלון של טלפון.',
    ran: 'פתחו את המסך הגדול, וכולם מצטרפים עם קוד.',
  },
  done: 'בוצע',
  sample: 'קודם לראות משחק',
  sampleText: 'משחק מוכן נפתח בחלון של טלפון ומתקדם אוטומטית. נשאר רק לענות.',
  play: 'משחק לדוגמה',
  dismiss: 'הסתרת הצעדים הראשונים',
};
