import { EXCEL_COLUMNS, type ExcelColumn } from '@qc/contract';

/** One row to write: a number stays a number, a text is a text. */
export type ExcelRowOut = Partial<Record<ExcelColumn, string | number>>;

/** The answer columns in order. */
export const ANSWER_COLUMNS = EXCEL_COLUMNS.filter((column) => column.startsWith('answer'));

/** The texts of answers in their columns. */
export function answerCells(answers: readonly { text: string }[]): ExcelRowOut {
  const texts = answers.map(({ text }) => text);
  const last = ANSWER_COLUMNS.length - 1;
  // More spellings than columns: the rest stand line by line in the last one.
  const cells = texts.length > ANSWER_COLUMNS.length ? [...texts.slice(0, last), texts.slice(last).join('\n')] : texts;
  return Object.fromEntries(
    ANSWER_COLUMNS.flatMap((column, i) => (cells[i] === undefined ? [] : [[column, cells[i]]])),
  );
}
