import type { Texts } from '../../../en/screens/lists/excel.ts';
import { plural } from '../../grammar.ts';
import { excelColumns } from './excel-columns.ts';

export const excel: Texts = {
  title: 'أسئلة من Excel',
  templateText: 'املؤوا القالب بأسئلتكم، سؤال في كل صف. الورقة الثانية فيه تشرح الأعمدة.',
  template: 'تنزيل القالب',
  file: 'ملف Excel',
  fileHint: 'ملف xlsx من القالب، أو بأسماء الأعمدة نفسها بإحدى اللغات الثلاث.',
  chooseFile: 'اختيار ملف',
  fileNeeded: 'يجب اختيار ملف أولًا',
  tooLarge: (mb) => `الملف كبير جدًا. الحد الأقصى ${mb} ميغابايت`,
  noRows: 'لا توجد أسئلة في الورقة الأولى من هذا الملف.',
  reading: (percent) => `جارٍ قراءة الملف… ${percent}`,
  show: 'عرض الأسئلة',
  summary: (good, bad) =>
    `${plural(good, { zero: 'لا صفوف للاستيراد', one: 'يمكن استيراد صف واحد', two: 'يمكن استيراد صفين', few: `يمكن استيراد ${good} صفوف`, many: `يمكن استيراد ${good} صفًا`, other: `يمكن استيراد ${good} صف` })}${bad === 0 ? '' : plural(bad, { one: '، وواحد لا', two: '، واثنان لا', few: `، و${bad} لا`, many: `، و${bad} لا`, other: `، و${bad} لا` })}`,
  whichRows: 'الصفوف المعروضة',
  allRows: 'كل الصفوف',
  rowsWithProblems: 'فيها مشكلات',
  rows: 'صفوف الورقة',
  import: 'استيراد',
  row: 'صف',
  answers: 'الإجابات',
  problems: 'المشكلات',
  importRow: (n) => `استيراد الصف ${n}`,
  more: (n) => `عرض ${n} أخرى`,
  noProblems: 'لا مشكلات. يمكن استيراد كل شيء.',
  otherFile: 'اختيار ملف آخر',
  importRows: (n) =>
    plural(n, {
      zero: 'استيراد',
      one: 'استيراد سؤال واحد',
      two: 'استيراد سؤالين',
      few: `استيراد ${n} أسئلة`,
      many: `استيراد ${n} سؤالًا`,
      other: `استيراد ${n} سؤال`,
    }),
  columns: excelColumns,
  codes: {
    required: () => 'يجب ملؤه',
    unknownType: () => 'نوع غير معروف',
    tooLong: (n) =>
      plural(n, {
        one: 'حرف واحد على الأكثر',
        two: 'حرفان على الأكثر',
        few: `${n} أحرف على الأكثر`,
        many: `${n} حرفًا على الأكثر`,
        other: `${n} حرف على الأكثر`,
      }),
    notNumber: () => 'يجب أن يكون عددًا',
    outOfRange: (n) => `يجب أن يكون بين 0 و${n}`,
    tooFewAnswers: () => 'يلزم إجابتان على الأقل',
    blankAnswer: () => 'إجابة قبل هذه فارغة',
    duplicateAnswer: () => 'الإجابة نفسها مكررة',
    noCorrectAnswer: () => 'يجب تحديد إجابة صحيحة واحدة على الأقل',
    badCorrect: () => 'يشير إلى إجابة غير موجودة',
    unknownCategory: () => 'لا يوجد تصنيف كهذا، وسيُتجاهل',
  },
};
