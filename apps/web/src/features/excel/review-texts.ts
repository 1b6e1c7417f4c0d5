import { plural } from '#platform/i18n';

const en = {
  pastedTitle: 'Pasted questions',
  readingPaste: 'Reading what was pasted…',
  example: 'Template example',
  exampleHint: 'Rows of the template are not imported unless you tick them.',
  showCorrect: 'Show correct answers',
  correct: 'Correct answer',
  markHint: (n: number) =>
    plural('en', n, {
      one: 'In 1 question no answer is marked. Press the correct one.',
      other: `In ${n} questions no answer is marked. Press the correct ones.`,
    }),
  markAs: (answer: string) => `Correct: ${answer}`,
  left: (n: number) =>
    plural('en', n, { one: '1 line belongs to no question:', other: `${n} lines belong to no question:` }),
  pasteInstead: 'Or paste questions',
  pasteHint: 'Rows of a sheet, or questions with their answers from a document. Mark the correct answer with *.',
  notQuestions: 'No questions were found in this text.',
  tooMuch: 'This is too much for one paste. Use a file, or paste it in parts.',
};

/** Words of looking rows over before they are imported. */
type ReviewTexts = typeof en;

const he: ReviewTexts = {
  pastedTitle: 'שאלות שהודבקו',
  readingPaste: 'קוראים את מה שהודבק…',
  example: 'דוגמה מהתבנית',
  exampleHint: 'שורות הדוגמה של התבנית לא מיובאות אלא אם תסמנו אותן.',
  showCorrect: 'הצגת התשובות הנכונות',
  correct: 'התשובה הנכונה',
  markHint: (n) =>
    plural('he', n, {
      one: 'בשאלה אחת לא סומנה תשובה. לחצו על התשובה הנכונה.',
      two: 'בשתי שאלות לא סומנה תשובה. לחצו על התשובות הנכונות.',
      other: `ב־${n} שאלות לא סומנה תשובה. לחצו על התשובות הנכונות.`,
    }),
  markAs: (answer) => `נכון: ${answer}`,
  left: (n) =>
    plural('he', n, {
      one: 'שורה אחת לא שייכת לשום שאלה:',
      two: 'שתי שורות לא שייכות לשום שאלה:',
      other: `${n} שורות לא שייכות לשום שאלה:`,
    }),
  pasteInstead: 'או הדבקת שאלות',
  pasteHint: 'שורות מגיליון, או שאלות ותשובות ממסמך. את התשובה הנכונה אפשר לסמן בכוכבית *.',
  notQuestions: 'לא נמצאו שאלות בטקסט הזה.',
  tooMuch: 'זה יותר מדי להדבקה אחת. השתמשו בקובץ, או הדביקו בחלקים.',
};

const ar: ReviewTexts = {
  pastedTitle: 'أسئلة ملصقة',
  readingPaste: 'جارٍ قراءة ما أُلصق…',
  example: 'مثال من القالب',
  exampleHint: 'صفوف الأمثلة في القالب لا تُستورد إلا إذا حدّدتموها.',
  showCorrect: 'عرض الإجابات الصحيحة',
  correct: 'الإجابة الصحيحة',
  markHint: (n) =>
    plural('ar', n, {
      one: 'في سؤال واحد لم تُحدَّد أي إجابة. اضغطوا على الإجابة الصحيحة.',
      two: 'في سؤالين لم تُحدَّد أي إجابة. اضغطوا على الإجابات الصحيحة.',
      few: `في ${n} أسئلة لم تُحدَّد أي إجابة. اضغطوا على الإجابات الصحيحة.`,
      other: `في ${n} سؤالًا لم تُحدَّد أي إجابة. اضغطوا على الإجابات الصحيحة.`,
    }),
  markAs: (answer) => `صحيح: ${answer}`,
  left: (n) =>
    plural('ar', n, {
      one: 'سطر واحد لا ينتمي إلى أي سؤال:',
      two: 'سطران لا ينتميان إلى أي سؤال:',
      few: `${n} أسطر لا تنتمي إلى أي سؤال:`,
      other: `${n} سطرًا لا ينتمي إلى أي سؤال:`,
    }),
  pasteInstead: 'أو لصق أسئلة',
  pasteHint: 'صفوف من جدول، أو أسئلة وإجاباتها من مستند. ضعوا * بجانب الإجابة الصحيحة.',
  notQuestions: 'لم يُعثر على أسئلة في هذا النص.',
  tooMuch: 'هذا أكثر مما يُلصق دفعة واحدة. استعملوا ملفًا، أو الصقوه على أجزاء.',
};

/** Words of looking rows over before they are imported, by language. */
export const reviewTexts = { he, ar, en };
