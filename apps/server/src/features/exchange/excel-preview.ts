import { EXCEL_COLUMNS, LANGUAGES, SLIDES_MAX, type CategoryId, type ExcelColumn, type ExcelRow } from '@qc/contract';
import { refuse, succeed, type Result } from '#platform/result';
import { cutText } from '#platform/cut-text';
import { cellText, type SheetCell, type SheetRow } from '#platform/excel/excel-cells';
import { foldWord } from './excel-kinds.ts';
import { type ExcelCells, readExcelRow } from './excel-question.ts';
import { EXCEL_TEXTS } from './excel-texts.ts';

/** The heading may stand below a title of the author's own, but not further down than this. */
const HEADING_WITHIN = 10;
/** Columns without which a sheet is not one of questions. */
const NEEDED: readonly ExcelColumn[] = ['type', 'question'];
/** What a preview shows of one cell: more than any field takes. */
const CELL_SHOWN = 320;

const COLUMN_BY_WORD = new Map<string, ExcelColumn>(
  EXCEL_COLUMNS.flatMap((column) =>
    [column, ...LANGUAGES.map((language) => EXCEL_TEXTS[language].columns[column])].map((word) => [
      foldWord(word),
      column,
    ]),
  ),
);

/**
 * What each row of a sheet says, with its problems. Blank rows are left out; numbers of rows are the sheet's own.
 * Refuses `badExcel` without a heading that names the columns in any of the languages, `tooManySlides`.
 */
export function previewRows(
  sheet: readonly SheetRow[],
  categories: ReadonlyMap<string, CategoryId>,
): Result<{ rows: ExcelRow[]; count: number }> {
  const heading = sheet.slice(0, HEADING_WITHIN).findIndex((row) => isHeading(columnsOf(row)));
  if (heading < 0) return refuse('badExcel');
  const columns = columnsOf(sheet[heading] ?? []);
  const rows: ExcelRow[] = [];
  for (const [i, row] of sheet.entries()) {
    if (i <= heading) continue;
    const cells = cellsOf(row, columns);
    const texts = textsOf(cells);
    if (Object.keys(texts).length === 0) continue;
    if (rows.length === SLIDES_MAX) return refuse('tooManySlides');
    rows.push({ row: i + 1, cells: texts, ...readExcelRow(cells, categories) });
  }
  return succeed({ rows, count: rows.length });
}

function columnsOf(row: SheetRow): (ExcelColumn | null)[] {
  const columns = row.map((cell) => COLUMN_BY_WORD.get(foldWord(cellText(cell))) ?? null);
  return columns.map((column, i) => (columns.indexOf(column) === i ? column : null));
}

function isHeading(columns: readonly (ExcelColumn | null)[]): boolean {
  return NEEDED.every((column) => columns.includes(column));
}

function cellsOf(row: SheetRow, columns: readonly (ExcelColumn | null)[]): ExcelCells {
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
