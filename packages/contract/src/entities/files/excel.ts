import * as z from 'zod/mini';
import { PASTED_CELL_MAX, PASTED_COLUMNS_MAX, SLIDES_MAX } from '../../limits.ts';
import { QuestionContent } from '../question.ts';

/** Columns of the question sheet, in order; the sheet's first row names them in the author's language. */
export const EXCEL_COLUMNS = [
  'type',
  'question',
  'queMessage',
  'answer1',
  'answer2',
  'answer3',
  'answer4',
  'answer5',
  'answer6',
  'answer7',
  'answer8',
  'correct',
  'score',
  'time',
  'categories',
  'times',
  'explanation',
  'round',
  'talkSeconds',
  'readSeconds',
] as const;
export const ExcelColumn = z.enum(EXCEL_COLUMNS);
export type ExcelColumn = z.infer<typeof ExcelColumn>;

/** What can be wrong with one cell. The screens word each code. */
export const EXCEL_PROBLEMS = [
  'required',
  'unknownType',
  'tooLong',
  'notNumber',
  'outOfRange',
  'tooFewAnswers',
  'blankAnswer',
  'duplicateAnswer',
  'noCorrectAnswer',
  'badCorrect',
  'unknownCategory',
] as const;
export const ExcelProblem = z.object({
  column: ExcelColumn,
  code: z.enum(EXCEL_PROBLEMS),
  /** The limit that was passed, when there is one. */
  limit: z.optional(z.number()),
});
export type ExcelProblem = z.infer<typeof ExcelProblem>;

/** One row of an uploaded sheet, read but not saved. */
export const ExcelRow = z.object({
  /** Number of the row in the sheet, from 1, heading included. */
  row: z.int(),
  /** The cell texts for the preview, by column. */
  cells: z.partialRecord(ExcelColumn, z.string()),
  /** The slide; null: it cannot be imported until its problems are mended. */
  question: z.nullable(QuestionContent),
  /** The slide of a row that lacks nothing but the mark of its right answer: the screen asks for it. */
  unmarked: z.nullable(QuestionContent),
  /** What keeps it from being imported, or (on rows that can be) what was left out. */
  problems: z.array(ExcelProblem),
  /** An example of the template, left as it came: it is brought in only when somebody asks for it. */
  sample: z.boolean(),
});
export type ExcelRow = z.infer<typeof ExcelRow>;

/** Rows that were pasted from a sheet or read out of a document, cell by cell, as text. */
export const PastedRows = z
  .array(z.array(z.string().check(z.maxLength(PASTED_CELL_MAX))).check(z.maxLength(PASTED_COLUMNS_MAX)))
  .check(z.minLength(1), z.maxLength(2 * SLIDES_MAX));
export type PastedRows = z.infer<typeof PastedRows>;
