import type { Texts } from '../../../en/screens/lists/excel.ts';
import { plural } from '../../grammar.ts';
import { excelColumns } from './excel-columns.ts';

export const excel: Texts = {
  title: 'שאלות מ־Excel',
  templateText: 'מלאו את התבנית בשאלות, אחת בכל שורה. הגיליון השני שבה מסביר את העמודות.',
  template: 'הורדת התבנית',
  file: 'קובץ Excel',
  fileHint: 'קובץ xlsx שנעשה מהתבנית, או עם אותם שמות עמודות באחת משלוש השפות.',
  chooseFile: 'בחירת קובץ',
  fileNeeded: 'יש לבחור קובץ',
  tooLarge: (mb) => `הקובץ גדול מדי. לכל היותר ${mb} מ״ב`,
  noRows: 'אין שאלות בגיליון הראשון של הקובץ.',
  reading: (percent) => `קוראים את הקובץ… ${percent}`,
  show: 'הצגת השאלות',
  summary: (good, bad) =>
    `${plural(good, { zero: 'אין שורות לייבוא', one: 'אפשר לייבא שורה אחת', two: 'אפשר לייבא שתי שורות', other: `אפשר לייבא ${good} שורות` })}${bad === 0 ? '' : plural(bad, { one: ', ואחת לא', two: ', ושתיים לא', other: `, ו־${bad} לא` })}`,
  whichRows: 'השורות המוצגות',
  allRows: 'כל השורות',
  rowsWithProblems: 'עם בעיות',
  rows: 'שורות הגיליון',
  import: 'ייבוא',
  row: 'שורה',
  answers: 'תשובות',
  problems: 'בעיות',
  importRow: (n) => `ייבוא שורה ${n}`,
  more: (n) => `הצגת עוד ${n}`,
  noProblems: 'אין בעיות. אפשר לייבא הכול.',
  otherFile: 'בחירת קובץ אחר',
  importRows: (n) =>
    plural(n, { zero: 'ייבוא', one: 'ייבוא שאלה אחת', two: 'ייבוא שתי שאלות', other: `ייבוא ${n} שאלות` }),
  columns: excelColumns,
  codes: {
    required: () => 'חובה למלא',
    unknownType: () => 'סוג לא מוכר',
    tooLong: (n) => `לכל היותר ${n} תווים`,
    notNumber: () => 'צריך מספר',
    outOfRange: (n) => `צריך להיות בין 0 ל־${n}`,
    tooFewAnswers: () => 'צריך לפחות שתי תשובות',
    blankAnswer: () => 'תשובה שלפני זו ריקה',
    duplicateAnswer: () => 'אותה תשובה מופיעה פעמיים',
    noCorrectAnswer: () => 'צריך לסמן לפחות תשובה נכונה אחת',
    badCorrect: () => 'מצביעה על תשובה שאינה קיימת',
    unknownCategory: () => 'אין קטגוריה כזו, והיא תושמט',
  },
};
