import { wordsOf } from '@qc/words/server';
import { directionOf } from '@qc/words';
import { EXCEL_COLUMNS, type ExcelColumn, type Language } from '@qc/contract';
import writeXlsxFile, { type Cell, type Row, type Sheet } from 'write-excel-file/node';
import { safeText } from '#platform/excel/safe-text';
import { HEADING, TEXT_FORMAT, textCell } from '#platform/excel/text-cell';
import { EXCEL_KINDS } from '../slides/exchange-kinds.ts';
import type { ExcelRowOut } from './excel-cells-out.ts';
import { typeList } from './type-list.ts';

const WIDTHS: Partial<Record<ExcelColumn, number>> = {
  type: 24,
  question: 48,
  queMessage: 28,
  correct: 18,
  categories: 24,
  explanation: 48,
};
/** Rows of the template below the examples whose correct cell takes `1,3` as it is typed. */
const PREPARED_ROWS = 200;

/** The questions as a workbook in the words of a language; with the guide, what a new author needs to know. */
export async function writeExcel(
  language: Language,
  rows: readonly ExcelRowOut[],
  how: { guide: boolean },
): Promise<Buffer> {
  const { sheet } = wordsOf(language).questionExcel;
  const blank = { correct: { type: String, format: TEXT_FORMAT } } satisfies Partial<Record<ExcelColumn, Cell>>;
  const questions: Sheet<Buffer> = {
    sheet,
    rightToLeft: directionOf(language) === 'rtl',
    stickyRowsCount: 1,
    columns: EXCEL_COLUMNS.map((column) => ({ width: WIDTHS[column] ?? (column.startsWith('answer') ? 20 : 12) })),
    data: [
      EXCEL_COLUMNS.map((column) => textCell(wordsOf(language).questionExcel.columns[column], HEADING)),
      ...rows.map((row) => EXCEL_COLUMNS.map((column) => toCell(row[column]))),
      ...(how.guide
        ? Array.from({ length: PREPARED_ROWS }, () => EXCEL_COLUMNS.map((column) => preparedCell(blank, column)))
        : []),
    ],
  };
  if (!how.guide) return writeXlsxFile([questions]).toBuffer();
  const list = typeList({
    guide: wordsOf(language).questionExcel.guide,
    firstRow: guideRows(language).length + 1,
    rows: 1 + rows.length + PREPARED_ROWS,
  });
  return writeXlsxFile([questions, guideSheet(language)], { features: [list] }).toBuffer();
}

function preparedCell(blank: Partial<Record<ExcelColumn, Cell>>, column: ExcelColumn): Cell {
  return blank[column] ?? null;
}

function toCell(value: string | number | undefined): Cell {
  if (value === undefined || value === '') return null;
  return typeof value === 'number'
    ? { type: Number, value }
    : textCell(safeText(value), { wrap: value.includes('\n') });
}

function guideSheet(language: Language): Sheet<Buffer> {
  const { guide, kinds, kindLines } = wordsOf(language).questionExcel;
  return {
    sheet: guide,
    rightToLeft: directionOf(language) === 'rtl',
    columns: [{ width: 32 }, { width: 90 }],
    data: [
      ...guideRows(language),
      ...EXCEL_KINDS.map((kind): Row => [textCell(kinds[kind]), textCell(kindLines[kind], { wrap: true })]),
    ],
  };
}

/** What stands in the guide above the table of the types. */
function guideRows(language: Language): Row[] {
  const { guide, guideTitle, guideLines, columns } = wordsOf(language).questionExcel;
  const line = (text: string): Row => [{ type: String, value: text, wrap: true, columnSpan: 2 }];
  return [
    [{ type: String, value: guideTitle, fontWeight: 'bold', fontSize: 16, columnSpan: 2 }],
    ...Object.values(guideLines).map(line),
    [],
    [textCell(columns.type, HEADING), textCell(guide, HEADING)],
  ];
}
