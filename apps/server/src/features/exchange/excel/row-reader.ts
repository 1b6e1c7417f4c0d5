import {
  ANSWER_TEXT_MAX,
  cleanText,
  EXPLANATION_MAX,
  QUESTION_TEXT_MAX,
  READ_MAX_S,
  SCORE_MAX,
  SHORT_TEXT_MAX,
  SLIDE_TIMES,
  SUBHEADING_MAX,
  TALK_MAX_S,
  TALK_MIN_S,
  TIME_MAX_S,
  type ExcelColumn,
  type ExcelProblem,
  type QuestionContent,
} from '@qc/contract';
import { cellNumber, cellText, type SheetCell } from '#platform/excel/excel-cells';
import { ANSWER_COLUMNS } from './excel-cells-out.ts';

/** A round that begins with a slide and has no title. */
export const UNTITLED_ROUND = '–';

/** The cells of one row by column. */
export type ExcelCells = Partial<Record<ExcelColumn, SheetCell>>;

/** One row while it is read; what is wrong with it is noted beside. */
export interface RowReader {
  cell(column: ExcelColumn): SheetCell;
  isBlank(column: ExcelColumn): boolean;
  note(column: ExcelColumn, code: ExcelProblem['code'], limit?: number): void;
  /** A text, cleaned; a longer one is noted. */
  text(column: ExcelColumn, max: number): string;
  /** A number; none, or one out of these bounds, is noted. */
  number(column: ExcelColumn, min: number, max: number): number | null;
}

/** Reads one row; each problem goes to `note`. */
export function readerOf(cells: ExcelCells, note: RowReader['note']): RowReader {
  const cell = (column: ExcelColumn) => cells[column] ?? null;
  const cleaned = (column: ExcelColumn) => cleanText(cellText(cell(column)));
  return {
    cell,
    note,
    isBlank: (column) => cleaned(column) === '',
    text: (column, max) => {
      const text = cleaned(column);
      if (text.length > max) note(column, 'tooLong', max);
      return text;
    },
    number: (column, min, max) => {
      const value = cellNumber(cell(column));
      if (value === null) note(column, 'notNumber');
      else if (value < min || value > max) note(column, 'outOfRange', max);
      else return value;
      return null;
    },
  };
}

/** What rows of every kind have beside their answers; points and time that are blank or wrong are the usual ones. */
export function aroundAnswers(
  row: RowReader,
  { score, time }: Pick<QuestionContent, 'score' | 'time'>,
): Pick<
  QuestionContent,
  'question' | 'queMessage' | 'score' | 'time' | 'times' | 'explanation' | 'round' | 'talkSeconds' | 'readSeconds'
> {
  return {
    question: row.text('question', QUESTION_TEXT_MAX),
    queMessage: row.text('queMessage', SUBHEADING_MAX),
    score: wholeOf(row, 'score', score, SCORE_MAX),
    time: wholeOf(row, 'time', time, TIME_MAX_S),
    times: timesOf(row),
    explanation: row.text('explanation', EXPLANATION_MAX),
    round: roundOf(row),
    talkSeconds: talkOf(row),
    readSeconds: wholeOf(row, 'readSeconds', null, READ_MAX_S),
  };
}

function roundOf(row: RowReader): QuestionContent['round'] {
  const title = row.text('round', SHORT_TEXT_MAX);
  return title === '' ? null : { title: title === UNTITLED_ROUND ? '' : title };
}

function timesOf(row: RowReader): QuestionContent['times'] {
  if (row.isBlank('times')) return 1;
  const written = row.number('times', 1, 3);
  const times = SLIDE_TIMES.find((one) => one === written);
  if (written !== null && times === undefined) row.note('times', 'notNumber');
  return times ?? 1;
}

/** So little talk as to be none is noted. */
function talkOf(row: RowReader): number {
  const seconds = wholeOf(row, 'talkSeconds', 0, TALK_MAX_S) ?? 0;
  if (seconds === 0 || seconds >= TALK_MIN_S) return seconds;
  row.note('talkSeconds', 'outOfRange', TALK_MIN_S);
  return 0;
}

function wholeOf(row: RowReader, column: ExcelColumn, usual: number | null, max: number): number | null {
  if (row.isBlank(column)) return usual;
  const value = cellNumber(row.cell(column));
  if (value !== null && !Number.isInteger(value)) row.note(column, 'notNumber');
  else return row.number(column, 0, max) ?? usual;
  return usual;
}

/** Up to the last answer column with something in it: a hole between them is a blank answer. */
export function answerTexts(row: RowReader): string[] {
  const last = ANSWER_COLUMNS.findLastIndex((column) => !row.isBlank(column));
  return ANSWER_COLUMNS.slice(0, last + 1).map((column) => row.text(column, ANSWER_TEXT_MAX));
}
