import { wordsOf } from '@qc/words/server';
import { EXCEL_COLUMNS, LANGUAGES, type ExcelColumn } from '@qc/contract';
import { cellText, type SheetRow } from '#platform/excel/excel-cells';
import { readCorrect } from './excel-correct.ts';
import { sheetByWord } from '../slides/exchange-kinds.ts';
import { ANSWER_COLUMNS } from './excel-cells-out.ts';
import { foldWord } from './fold-word.ts';

/** Which column of ours each column of a sheet is; null: none. */
export type SheetColumns = readonly (ExcelColumn | null)[];

/** The heading may stand below a title of the author's own, but not further down than this. */
const HEADING_WITHIN = 10;

const COLUMN_BY_WORD = new Map<string, ExcelColumn>(
  EXCEL_COLUMNS.flatMap((column) =>
    [column, ...LANGUAGES.map((language) => wordsOf(language).questionExcel.columns[column])].map((word) => [
      foldWord(word),
      column,
    ]),
  ),
);

/** Where the heading stands and what it names; null: no row names the columns in any of the languages. */
export function findHeading(sheet: readonly SheetRow[]): { at: number; columns: SheetColumns } | null {
  for (const [at, row] of sheet.slice(0, HEADING_WITHIN).entries()) {
    const columns = columnsOf(row);
    if (isHeading(columns)) return { at, columns };
  }
  return null;
}

/**
 * What the columns of rows without a heading are: those of the template where the first column names types, otherwise
 * the question, its answers, and at the end what is right, where every row has something there that says it.
 * A first column that only counts the rows is left out.
 */
export function guessColumns(sheet: readonly SheetRow[]): SheetColumns {
  const rows = sheet.map((row) => row.map((cell) => cellText(cell).trim())).filter((row) => row.some(Boolean));
  const most = (holds: (row: readonly string[]) => boolean) => rows.filter(holds).length * 2 > rows.length;
  if (most(([type = '']) => sheetByWord(type) !== null)) return EXCEL_COLUMNS;
  const from = rows.length > 1 && rows.every(([first = '']) => /^\d{1,4}[.)]?$/.test(first)) ? 1 : 0;
  const last = Math.max(...rows.map((row) => row.findLastIndex((cell) => cell !== '')));
  const answersFrom = from + 1;
  const marks = (row: readonly string[]) =>
    readCorrect(row[last] ?? '', row.slice(answersFrom, last).filter(Boolean)) !== null;
  const correctAt = last >= answersFrom + 2 && rows.every(marks) ? last : null;
  return Array.from({ length: last + 1 }, (_, at) => {
    if (at < from) return null;
    if (at === from) return 'question';
    return at === correctAt ? 'correct' : (ANSWER_COLUMNS[at - answersFrom] ?? null);
  });
}

function columnsOf(row: SheetRow): (ExcelColumn | null)[] {
  const columns = row.map((cell) => COLUMN_BY_WORD.get(foldWord(cellText(cell))) ?? null);
  return columns.map((column, i) => (columns.indexOf(column) === i ? column : null));
}

/** A sheet without types is one of multiple choice. */
function isHeading(columns: SheetColumns): boolean {
  return columns.includes('question') && (columns.includes('type') || columns.includes('answer1'));
}
