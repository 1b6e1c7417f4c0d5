import { plural } from '../../grammar.ts';
import { excelColumns } from './excel-columns.ts';

/** Words of excel. */
export const excel = {
  title: 'Questions from Excel',
  templateText: 'Fill the template with your questions, one per row. Its second sheet explains the columns.',
  template: 'Download template',
  file: 'Excel file',
  fileHint: 'An .xlsx file made from the template, or with the same column names in any of the three languages.',
  chooseFile: 'Choose a file',
  fileNeeded: 'Choose a file first',
  tooLarge: (mb: number) => `The file is too large. At most ${mb} MB`,
  noRows: 'The first sheet of this file has no questions.',
  reading: (percent: string) => `Reading the file… ${percent}`,
  show: 'Show questions',
  summary: (good: number, bad: number) =>
    `${plural(good, { zero: 'No row can be imported', one: '1 row can be imported', other: `${good} rows can be imported` })}${bad === 0 ? '' : plural(bad, { one: ', 1 cannot', other: `, ${bad} cannot` })}`,
  whichRows: 'Rows shown',
  allRows: 'All rows',
  rowsWithProblems: 'With problems',
  rows: 'Rows of the sheet',
  import: 'Import',
  row: 'Row',
  answers: 'Answers',
  problems: 'Problems',
  importRow: (n: number) => `Import row ${n}`,
  more: (n: number) => `Show ${n} more`,
  noProblems: 'No problems. Everything can be imported.',
  otherFile: 'Choose another file',
  importRows: (n: number) => plural(n, { zero: 'Import', one: 'Import 1 question', other: `Import ${n} questions` }),
  columns: excelColumns,
  codes: {
    required: () => 'must be filled in',
    unknownType: () => 'unknown type',
    tooLong: (n: number) => `at most ${n} characters`,
    notNumber: () => 'must be a number',
    outOfRange: (n: number) => `must be between 0 and ${n}`,
    tooFewAnswers: () => 'at least two answers are required',
    blankAnswer: () => 'an answer before this one is empty',
    duplicateAnswer: () => 'the same answer appears twice',
    noCorrectAnswer: () => 'mark at least one correct answer',
    badCorrect: () => 'refers to an answer that doesn’t exist',
    unknownCategory: () => 'unknown category, skipped',
  },
};

/** Texts of the import from Excel. */
export type Texts = typeof excel;
