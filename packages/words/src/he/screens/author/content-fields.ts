import type { ContentFieldsTexts } from '../../../en/screens/author/content-fields.ts';

export const contentFields: ContentFieldsTexts = {
  ...{ type: 'סוג', question: 'שאלה', queMessage: 'כותרת משנה', image: 'תמונה', answers: 'תשובות' },
  ...{ typing: 'כללי כתיב', numberKey: 'מספר', miniGame: 'מיני־משחק', backdrop: 'רקע', soundSet: 'צלילים' },
  ...{
    music: 'מוזיקה',
    winnersSound: 'צליל המנצחים',
    winnersList: 'רשימת המנצחים',
    disabled: 'מושבת',
    blocked: 'חסום',
  },
  ...{ generic: 'תבנית' },
  ...{
    scoring: 'ניקוד',
    teams: 'קבוצות',
    nameRule: 'כינויים',
    nameFilter: 'סינון כינויים פוגעניים',
    lateJoin: 'מצטרפים מאוחרים',
  },
  ...{ autoAdvance: 'מעבר אוטומטי', setting: 'מכשירים' },
  ...{ selection: 'בחירת המשתתפים', score: 'ניקוד', time: 'זמן', openingMedia: 'לפני', endingMedia: 'אחרי' },
  ...{ backgroundMedia: 'רקע', labels: 'קטגוריות', visible: 'גלויה', locked: 'נעולה', notes: 'הערות למנחה' },
  ...{ mediaTitle: 'כותרת המדיה', name: 'שם', description: 'תיאור', language: 'שפה' },
  ...{ direction: 'כיוון', mainColor: 'צבע ראשי', secondaryColor: 'צבע משני', logo: 'לוגו' },
  ...{ maxParticipants: 'מספר משתתפים מרבי', backgroundImage: 'רקע', sound: 'צלילים' },
  ...{ waitingText: 'טקסט המתנה', regulationsLink: 'קישור לתקנון', regulationsText: 'תקנון' },
  ...{ collectPhone: 'מספר טלפון', winnersCount: 'מנצחים', separateWinnersSounds: 'צלילי המנצחים' },
  ...{ timer: 'שעון', showAnswer: 'תשובה נכונה', showResultsAfter: 'טבלת המובילים', questions: 'סדר השקופיות' },
};
