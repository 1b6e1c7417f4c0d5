import { PASTED_CELL_MAX, PASTED_COLUMNS_MAX, SLIDES_MAX } from '@qc/contract/limits';
import { questionRows } from './question-rows.ts';
import { type PastedQuestions, readQuestions } from './read-questions.ts';
import { readTable } from './read-table.ts';

/** Longer texts are no handful of questions, and reading them would hold the page up. */
export const PASTE_TEXT_MAX = 400_000;

/** What a pasted text is: rows of a sheet, questions of a document, or more than is taken at once. */
export type Paste =
  | { kind: 'rows'; rows: string[][] }
  | ({ kind: 'questions' } & PastedQuestions)
  | { kind: 'tooMuch' };

/** A paste that can be reviewed. */
export type ReadablePaste = Exclude<Paste, { kind: 'tooMuch' }>;

/** Reads what was pasted where questions are wanted; null: nothing that becomes questions. */
export function readPaste(text: string): Paste | null {
  if (text.length > PASTE_TEXT_MAX) return { kind: 'tooMuch' };
  const rows = readTable(text);
  if (rows) return fits(rows) ? { kind: 'rows', rows } : { kind: 'tooMuch' };
  const found = readQuestions(text);
  if (!found) return null;
  return found.questions.length <= SLIDES_MAX ? { kind: 'questions', ...found } : { kind: 'tooMuch' };
}

/** Rows to be reviewed as those of a sheet are. */
export interface PastedSource {
  rows: string[][];
  /** The first of them is a heading of ours, which the person has never seen. */
  headed: boolean;
  /** Lines and answers that found no place in the rows. */
  left: string[];
}

/** What was pasted, as rows. */
export function sourceOfPaste(paste: ReadablePaste): PastedSource {
  if (paste.kind === 'rows') return { rows: paste.rows, headed: false, left: [] };
  const { rows, left } = questionRows(paste.questions);
  return { rows, headed: true, left: [...paste.left, ...left] };
}

function fits(rows: readonly string[][]): boolean {
  return (
    rows.length <= SLIDES_MAX &&
    rows.every((row) => row.length <= PASTED_COLUMNS_MAX && row.every((cell) => cell.length <= PASTED_CELL_MAX))
  );
}
