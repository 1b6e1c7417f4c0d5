import type { ReviewTexts } from '../../../en/screens/lists/excel-review.ts';
import { plural } from '../../grammar.ts';

export const excelReview: ReviewTexts = {
  pastedTitle: 'שאלות שהודבקו',
  readingPaste: 'קוראים את מה שהודבק…',
  example: 'דוגמה מהתבנית',
  exampleHint: 'שורות הדוגמה של התבנית לא מיובאות אלא אם תסמנו אותן.',
  showCorrect: 'הצגת התשובות הנכונות',
  correct: 'התשובה הנכונה',
  markHint: (n) =>
    plural(n, {
      one: 'בשאלה אחת לא סומנה תשובה. לחצו על התשובה הנכונה.',
      two: 'בשתי שאלות לא סומנה תשובה. לחצו על התשובות הנכונות.',
      other: `ב־${n} שאלות לא סומנה תשובה. לחצו על התשובות הנכונות.`,
    }),
  markAs: (answer) => `נכון: ${answer}`,
  left: (n) =>
    plural(n, {
      one: 'שורה אחת לא שייכת לשום שאלה:',
      two: 'שתי שורות לא שייכות לשום שאלה:',
      other: `${n} שורות לא שייכות לשום שאלה:`,
    }),
  pasteInstead: 'או הדבקת שאלות',
  pasteHint: 'שורות מגיליון, או שאלות ותשובות ממסמך. את התשובה הנכונה אפשר לסמן בכוכבית *.',
  notQuestions: 'לא נמצאו שאלות בטקסט הזה.',
  tooMuch: 'זה יותר מדי להדבקה אחת. השתמשו בקובץ, או הדביקו בחלקים.',
};
