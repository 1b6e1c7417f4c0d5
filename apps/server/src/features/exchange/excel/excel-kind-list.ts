/** What the type column says: a slide type that fits a sheet, with how many answers may be picked. */
export const EXCEL_KINDS = [
  'trivia',
  'triviaMultiple',
  'trueFalse',
  'survey',
  'surveyMultiple',
  'typed',
  'number',
  'order',
] as const;
export type ExcelKind = (typeof EXCEL_KINDS)[number];
