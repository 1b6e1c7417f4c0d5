import type { ExcelKind } from './excel-kind-list.ts';

/**
 * Other words for a kind that a sheet may use: those of earlier templates, of the editor, and what teachers write.
 * A sheet that was good once stays good.
 */
export const OTHER_KIND_WORDS: Record<ExcelKind, readonly string[]> = {
  trivia: [
    ...['טריוויה', 'שאלה אמריקאית', 'אמריקאית', 'רב ברירה', 'בחירה'],
    ...['اختيار من متعدد', 'سؤال معلومات', 'أسئلة المعلومات العامة', 'اختيارات'],
    ...['Trivia', 'Trivia question', 'Quiz', 'Multiple choice question'],
  ],
  triviaMultiple: [
    ...['טריוויה, כמה תשובות', 'אמריקאית, כמה תשובות'],
    ...['اختيار من متعدد، عدة إجابات'],
    ...['Trivia, several answers', 'Multiple answers', 'Multiple select'],
  ],
  trueFalse: ['נכון לא נכון', 'נכון / לא נכון', 'صح أو خطأ', 'صحيح أو خطأ', 'True false', 'True/false'],
  survey: ['משאל', 'استبيان', 'Survey'],
  surveyMultiple: ['סקר, כמה בחירות', 'Survey, several answers'],
  typed: ['הקלדת תשובה', 'הקלדה', 'שאלה פתוחה', 'كتابة الإجابة', 'سؤال مفتوح', 'Type answer', 'Short answer', 'Open'],
  number: ['מספרית', 'שאלת מספר', 'رقم', 'Numeric'],
  order: ['סידור', 'סידור לפי סדר', 'ترتيب الإجابات', 'Put in order', 'Order', 'Puzzle'],
};
