import type { TypeTexts } from '../../../en/screens/editor/editor-types.ts';

export const editorTypes: TypeTexts = {
  library: 'من مكتبة الأسئلة',
  libraryHint: 'أسئلة جاهزة للاختيار',
  excel: 'من Excel',
  excelHint: 'جدول فيه أسئلتكم',
};
