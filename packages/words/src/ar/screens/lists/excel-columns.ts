import type { ExcelColumnTexts } from '../../../en/screens/lists/excel-columns.ts';

export const excelColumns: ExcelColumnTexts = {
  type: 'النوع',
  question: 'السؤال',
  queMessage: 'عنوان فرعي',
  answer1: 'الإجابة 1',
  answer2: 'الإجابة 2',
  answer3: 'الإجابة 3',
  answer4: 'الإجابة 4',
  answer5: 'الإجابة 5',
  answer6: 'الإجابة 6',
  answer7: 'الإجابة 7',
  answer8: 'الإجابة 8',
  correct: 'الإجابة الصحيحة',
  score: 'النقاط',
  time: 'الوقت بالثواني',
  categories: 'التصنيفات',
  times: 'مضاعِف النقاط',
  explanation: 'الشرح',
  round: 'بداية جولة',
  talkSeconds: 'النقاش بالثواني',
  readSeconds: 'وقت القراءة بالثواني',
};
