import type { PasteTexts } from '../../../en/screens/editor/editor-paste.ts';
import { plural } from '../../grammar.ts';

const answersHe = (n: number) => plural(n, { one: 'תשובה אחת', two: 'שתי תשובות', other: `${n} תשובות` });

export const editorPaste: PasteTexts = {
  nothing: 'אין בלוח שקופיות או שאלות',
  tooMuch: 'זה יותר מדי להדבקה אחת. הדביקו בחלקים, או השתמשו בקובץ Excel.',
  offer: 'הטקסט שהודבק',
  oneQuestion: (n) => `שאלה ו${n > 2 ? '־' : ''}${answersHe(n)}?`,
  manyQuestions: (n) => `${n} שאלות?`,
  someRows: (n) => plural(n, { one: 'שורה מגיליון?', two: 'שתי שורות מגיליון?', other: `${n} שורות מגיליון?` }),
  fillIn: 'מילוי התשובות',
  lookThem: 'בדיקה וייבוא',
  asText: 'השארה כטקסט',
  noRoom: (lines, places) =>
    `${plural(lines, { one: 'הודבקה שורה אחת', two: 'הודבקו שתי שורות', other: `הודבקו ${lines} שורות` })}, ויש מקום ל${places > 2 ? '־' : ''}${answersHe(places)}.`,
  tooLong: (n, most) =>
    plural(n, {
      one: `שורה אחת ארוכה מ־${most} תווים, האורך המרבי של תשובה.`,
      two: `שתי שורות ארוכות מ־${most} תווים, האורך המרבי של תשובה.`,
      other: `${n} שורות ארוכות מ־${most} תווים, האורך המרבי של תשובה.`,
    }),
  fillFirst: (n) => `רק ${n} הראשונות`,
  fillCut: 'מילוי בקיצור',
  inOne: 'הכול בתשובה אחת',
  filled: (n) => plural(n, { one: 'מולאה תשובה אחת', two: 'מולאו שתי תשובות', other: `מולאו ${n} תשובות` }),
  questionFilled: (n) => `מולאו השאלה ו${n > 2 ? '־' : ''}${answersHe(n)}`,
  noPlaceFor: (lines) => `לא היה מקום ל: ${lines}`,
};
