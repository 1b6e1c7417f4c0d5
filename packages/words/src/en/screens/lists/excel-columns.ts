import type { ExcelColumn } from '@qc/contract';

/** What the columns of a sheet of questions are called: in the sheet and on the screen that looks it over. */
export type ExcelColumnTexts = Record<ExcelColumn, string>;

/** The same in each language. */
export const excelColumns: ExcelColumnTexts = {
  type: 'Type',
  question: 'Question',
  queMessage: 'Subheading',
  answer1: 'Answer 1',
  answer2: 'Answer 2',
  answer3: 'Answer 3',
  answer4: 'Answer 4',
  answer5: 'Answer 5',
  answer6: 'Answer 6',
  answer7: 'Answer 7',
  answer8: 'Answer 8',
  correct: 'Correct answer',
  score: 'Points',
  time: 'Time in seconds',
  categories: 'Categories',
  times: 'Points multiplier',
  explanation: 'Explanation',
  round: 'Round begins',
  talkSeconds: 'Talk, seconds',
  readSeconds: 'Reading time, seconds',
};
