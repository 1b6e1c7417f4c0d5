import type { TypeTexts } from '../../../en/screens/editor/editor-types.ts';

export const editorTypes: TypeTexts = {
  library: 'ממאגר השאלות',
  libraryHint: 'שאלות מוכנות לבחירה',
  excel: 'מ־Excel',
  excelHint: 'גיליון עם השאלות שלכם',
};
