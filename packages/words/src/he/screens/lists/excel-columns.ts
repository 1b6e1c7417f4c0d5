import type { ExcelColumnTexts } from '../../../en/screens/lists/excel-columns.ts';

export const excelColumns: ExcelColumnTexts = {
  type: 'סוג',
  question: 'שאלה',
  queMessage: 'כותרת משנה',
  answer1: 'תשובה 1',
  answer2: 'תשובה 2',
  answer3: 'תשובה 3',
  answer4: 'תשובה 4',
  answer5: 'תשובה 5',
  answer6: 'תשובה 6',
  answer7: 'תשובה 7',
  answer8: 'תשובה 8',
  correct: 'התשובה הנכונה',
  score: 'ניקוד',
  time: 'זמן בשניות',
  categories: 'קטגוריות',
  times: 'מכפיל ניקוד',
  explanation: 'הסבר',
  round: 'תחילת סבב',
  talkSeconds: 'שיחה והצבעה חוזרת, שניות',
  readSeconds: 'זמן קריאה, שניות',
};
