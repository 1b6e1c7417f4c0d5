import { wordsOf } from '@qc/words/server';
import { directionOf } from '@qc/words';
import type { FileReply, Language } from '@qc/contract';
import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/node';
import { HEADING, TEXT_FORMAT, textCell } from '#platform/excel/text-cell';
import { type Result, succeed } from '#platform/result';
import { PERSON_COLUMNS } from './user-sheet-texts.ts';

/** Rows whose cells keep what is typed a text: a phone number that begins with 0 keeps its 0. */
const PREPARED_ROWS = 200;

/** An empty sheet for adding people, with a page that explains it. */
export async function getUserSheetTemplate(language: Language): Promise<Result<FileReply>> {
  const { people, template, guide, guideLines, columns } = wordsOf(language).userSheet;
  const rightToLeft = directionOf(language) === 'rtl';
  const blank = { type: String, format: TEXT_FORMAT } satisfies Cell;
  const file = await writeXlsxFile([
    {
      sheet: people,
      rightToLeft,
      stickyRowsCount: 1,
      columns: [{ width: 28 }, { width: 36 }, { width: 20 }],
      data: [
        PERSON_COLUMNS.map((column) => textCell(columns[column], HEADING)),
        ...Array.from({ length: PREPARED_ROWS }, (): Row => PERSON_COLUMNS.map(() => blank)),
      ],
    },
    {
      sheet: guide,
      rightToLeft,
      columns: [{ width: 90 }],
      data: guideLines.map((line): Row => [{ type: String, value: line, wrap: true }]),
    },
  ]).toBuffer();
  return succeed({ fileName: `${template}.xlsx`, file });
}
