/** Where slides come from that are not written anew. */
export interface TypeTexts {
  library: string;
  libraryHint: string;
  excel: string;
  excelHint: string;
}

/** Words of editorTypes. */
export const editorTypes: TypeTexts = {
  library: 'From the library',
  libraryHint: 'Ready-made questions to pick from',
  excel: 'From Excel',
  excelHint: 'A sheet with your questions',
};
