import { plural } from '#platform/i18n';

const answersEn = (n: number) => plural('en', n, { one: '1 answer', other: `${n} answers` });
const en = {
  nothing: 'The clipboard holds no slides or questions',
  tooMuch: 'This is too much for one paste. Paste it in parts, or use an Excel file.',
  offer: 'Pasted text',
  oneQuestion: (n: number) => `A question and ${answersEn(n)}?`,
  manyQuestions: (n: number) => `${n} questions?`,
  someRows: (n: number) => plural('en', n, { one: 'A row of a sheet?', other: `${n} rows of a sheet?` }),
  fillIn: 'Fill in the answers',
  lookThem: 'Review and import',
  asText: 'Leave as text',
  noRoom: (lines: number, places: number) =>
    `${plural('en', lines, { one: '1 line', other: `${lines} lines` })} were pasted, and there is room for ${answersEn(places)}.`,
  tooLong: (n: number, most: number) =>
    plural('en', n, {
      one: `1 line is longer than the ${most} characters of an answer.`,
      other: `${n} lines are longer than the ${most} characters of an answer.`,
    }),
  fillFirst: (n: number) => `Use the first ${n}`,
  fillCut: 'Fill in, shortened',
  inOne: 'All in one answer',
  cancel: 'Cancel',
  filled: (n: number) => `${answersEn(n)} filled in`,
  questionFilled: (n: number) => `The question and ${answersEn(n)} were filled in`,
  noPlaceFor: (lines: string) => `No place for: ${lines}`,
};

/** Words of pasting into a slide. */
type PasteTexts = typeof en;

const answersHe = (n: number) => plural('he', n, { one: 'תשובה אחת', two: 'שתי תשובות', other: `${n} תשובות` });
const he: PasteTexts = {
  nothing: 'אין בלוח שקופיות או שאלות',
  tooMuch: 'זה יותר מדי להדבקה אחת. הדביקו בחלקים, או השתמשו בקובץ Excel.',
  offer: 'הטקסט שהודבק',
  oneQuestion: (n) => `שאלה ו${n > 2 ? '־' : ''}${answersHe(n)}?`,
  manyQuestions: (n) => `${n} שאלות?`,
  someRows: (n) => plural('he', n, { one: 'שורה מגיליון?', two: 'שתי שורות מגיליון?', other: `${n} שורות מגיליון?` }),
  fillIn: 'מילוי התשובות',
  lookThem: 'בדיקה וייבוא',
  asText: 'השארה כטקסט',
  noRoom: (lines, places) =>
    `${plural('he', lines, { one: 'הודבקה שורה אחת', two: 'הודבקו שתי שורות', other: `הודבקו ${lines} שורות` })}, ויש מקום ל${places > 2 ? '־' : ''}${answersHe(places)}.`,
  tooLong: (n, most) =>
    plural('he', n, {
      one: `שורה אחת ארוכה מ־${most} תווים, האורך המרבי של תשובה.`,
      two: `שתי שורות ארוכות מ־${most} תווים, האורך המרבי של תשובה.`,
      other: `${n} שורות ארוכות מ־${most} תווים, האורך המרבי של תשובה.`,
    }),
  fillFirst: (n) => `רק ${n} הראשונות`,
  fillCut: 'מילוי בקיצור',
  inOne: 'הכול בתשובה אחת',
  cancel: 'ביטול',
  filled: (n) => plural('he', n, { one: 'מולאה תשובה אחת', two: 'מולאו שתי תשובות', other: `מולאו ${n} תשובות` }),
  questionFilled: (n) => `מולאו השאלה ו${n > 2 ? '־' : ''}${answersHe(n)}`,
  noPlaceFor: (lines) => `לא היה מקום ל: ${lines}`,
};

const answersAr = (n: number) =>
  plural('ar', n, { one: 'إجابة واحدة', two: 'إجابتان', few: `${n} إجابات`, other: `${n} إجابة` });
const ar: PasteTexts = {
  nothing: 'لا توجد في الحافظة شرائح أو أسئلة',
  tooMuch: 'هذا أكثر مما يُلصق دفعة واحدة. الصقوه على أجزاء، أو استعملوا ملف Excel.',
  offer: 'النص الملصق',
  oneQuestion: (n) => `سؤال و${answersAr(n)}؟`,
  manyQuestions: (n) => plural('ar', n, { two: 'سؤالان؟', few: `${n} أسئلة؟`, other: `${n} سؤالًا؟` }),
  someRows: (n) =>
    plural('ar', n, {
      one: 'صف من جدول؟',
      two: 'صفّان من جدول؟',
      few: `${n} صفوف من جدول؟`,
      other: `${n} صفًا من جدول؟`,
    }),
  fillIn: 'تعبئة الإجابات',
  lookThem: 'مراجعة واستيراد',
  asText: 'الإبقاء كنص',
  noRoom: (lines, places) =>
    `${plural('ar', lines, { one: 'أُلصق سطر واحد', two: 'أُلصق سطران', few: `أُلصقت ${lines} أسطر`, other: `أُلصق ${lines} سطرًا` })}، والمتّسع: ${answersAr(places)}.`,
  tooLong: (n, most) =>
    plural('ar', n, {
      one: `سطر واحد أطول من ${most} حرفًا، وهو أقصى طول لإجابة.`,
      two: `سطران أطول من ${most} حرفًا، وهو أقصى طول لإجابة.`,
      few: `${n} أسطر أطول من ${most} حرفًا، وهو أقصى طول لإجابة.`,
      other: `${n} سطرًا أطول من ${most} حرفًا، وهو أقصى طول لإجابة.`,
    }),
  fillFirst: (n) => `أول ${n} فقط`,
  fillCut: 'تعبئة مع اختصار',
  inOne: 'الكل في إجابة واحدة',
  cancel: 'إلغاء',
  filled: (n) => `تمت تعبئة ${answersAr(n)}`,
  questionFilled: (n) => `تمت تعبئة السؤال و${answersAr(n)}`,
  noPlaceFor: (lines) => `لا متّسع لـ: ${lines}`,
};

/** Words of pasting into a slide, by language. */
export const pasteTexts = { he, ar, en };
