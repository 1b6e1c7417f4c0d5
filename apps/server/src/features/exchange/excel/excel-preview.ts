import { EXCEL_COLUMNS, SLIDES_MAX, type CategoryId, type ExcelColumn, type ExcelRow, LANGUAGES } from '@qc/contract';
import { refuse, succeed, type Result } from '#platform/result';
import { cutText } from '#platform/cut-text';
import { cellText, type SheetCell, type SheetRow } from '#platform/excel/excel-cells';
import { findHeading, guessColumns, type SheetColumns } from './excel-columns.ts';
import { UNNAMED, EXCEL_KINDS } from '../slides/exchange-kinds.ts';
import { readExcelRow } from './excel-question.ts';
import type { ExcelCells } from './row-reader.ts';
import { wordsOf } from '@qc/words/server';

/** The examples of the template in every language, as they read when nobody has touched them. */
const SAMPLES = new Set(
  LANGUAGES.flatMap((language) => EXCEL_KINDS.map((kind) => keyOf(wordsOf(language).excelExample[kind]))),
);

/** Whether a row is an example of the template, left as it came. */
function isSampleRow(cells: ExcelRow['cells']): boolean {
  return SAMPLES.has(keyOf(cells));
}

function keyOf({ question, answer1, answer2, answer3, answer4 }: Record<string, string | number | undefined>): string {
  return JSON.stringify([question, answer1, answer2, answer3, answer4].map((cell) => String(cell ?? '')));
}

/** What a preview shows of one cell: more than any field takes. */
const CELL_SHOWN = 320;

/** How a sheet is read. */
export interface SheetReading {
  /** Pasted: rows without a heading are taken as well, and none is an example of the template. */
  guess?: boolean;
}

/**
 * What each row of a sheet says, with its problems. Blank rows are left out; numbers of rows are the sheet's own.
 * Refuses `badExcel` without a heading that names the columns in any of the languages, `tooManySlides`.
 */
export function previewRows(
  sheet: readonly SheetRow[],
  categories: ReadonlyMap<string, CategoryId>,
  { guess = false }: SheetReading = {},
): Result<{ rows: ExcelRow[]; count: number }> {
  const heading = findHeading(sheet) ?? (guess ? { at: -1, columns: guessColumns(sheet) } : null);
  if (heading === null) return refuse('badExcel');
  const rows: ExcelRow[] = [];
  for (const [i, row] of sheet.entries()) {
    if (i <= heading.at) continue;
    const cells = cellsOf(row, heading.columns);
    const texts = textsOf(cells);
    if (Object.keys(texts).length === 0) continue;
    if (rows.length === SLIDES_MAX) return refuse('tooManySlides');
    const typed: ExcelCells = heading.columns.includes('type') ? cells : { ...cells, type: UNNAMED };
    rows.push({ row: i + 1, cells: texts, sample: !guess && isSampleRow(texts), ...readExcelRow(typed, categories) });
  }
  return succeed({ rows, count: rows.length });
}

function cellsOf(row: SheetRow, columns: SheetColumns): ExcelCells {
  const cells: Partial<Record<ExcelColumn, SheetCell>> = {};
  columns.forEach((column, i) => {
    const cell = row[i];
    if (column !== null && cell !== null && cell !== undefined) cells[column] = cell;
  });
  return cells;
}

function textsOf(cells: ExcelCells): ExcelRow['cells'] {
  const texts: ExcelRow['cells'] = {};
  for (const column of EXCEL_COLUMNS) {
    const text = cellText(cells[column] ?? null).trim();
    if (text !== '') texts[column] = cutText(text, CELL_SHOWN);
  }
  return texts;
}
