import type { PasteTexts } from '../../../en/screens/editor/editor-paste.ts';
import { plural } from '../../grammar.ts';

const answersAr = (n: number) =>
  plural(n, { one: 'إجابة واحدة', two: 'إجابتان', few: `${n} إجابات`, other: `${n} إجابة` });

export const editorPaste: PasteTexts = {
  nothing: 'لا توجد في الحافظة شرائح أو أسئلة',
  tooMuch: 'هذا أكثر مما يُلصق دفعة واحدة. الصقوه على أجزاء، أو استعملوا ملف Excel.',
  offer: 'النص الملصق',
  oneQuestion: (n) => `سؤال و${answersAr(n)}؟`,
  manyQuestions: (n) => plural(n, { two: 'سؤالان؟', few: `${n} أسئلة؟`, other: `${n} سؤالًا؟` }),
  someRows: (n) =>
    plural(n, {
      one: 'صف من جدول؟',
      two: 'صفّان من جدول؟',
      few: `${n} صفوف من جدول؟`,
      other: `${n} صفًا من جدول؟`,
    }),
  fillIn: 'تعبئة الإجابات',
  lookThem: 'مراجعة واستيراد',
  asText: 'الإبقاء كنص',
  noRoom: (lines, places) =>
    `${plural(lines, { one: 'أُلصق سطر واحد', two: 'أُلصق سطران', few: `أُلصقت ${lines} أسطر`, other: `أُلصق ${lines} سطرًا` })}، والمتّسع: ${answersAr(places)}.`,
  tooLong: (n, most) =>
    plural(n, {
      one: `سطر واحد أطول من ${most} حرفًا، وهو أقصى طول لإجابة.`,
      two: `سطران أطول من ${most} حرفًا، وهو أقصى طول لإجابة.`,
      few: `${n} أسطر أطول من ${most} حرفًا، وهو أقصى طول لإجابة.`,
      other: `${n} سطرًا أطول من ${most} حرفًا، وهو أقصى طول لإجابة.`,
    }),
  fillFirst: (n) => `أول ${n} فقط`,
  fillCut: 'تعبئة مع اختصار',
  inOne: 'الكل في إجابة واحدة',
  filled: (n) => `تمت تعبئة ${answersAr(n)}`,
  questionFilled: (n) => `تمت تعبئة السؤال و${answersAr(n)}`,
  noPlaceFor: (lines) => `لا متّسع لـ: ${lines}`,
};
