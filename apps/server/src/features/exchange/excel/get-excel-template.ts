import type { FileReply, Language } from '@qc/contract';
import { succeed, type Result } from '#platform/result';
import { EXCEL_EXAMPLE_TEXTS } from './excel-example-texts.ts';
import { EXCEL_KINDS } from './excel-kinds.ts';
import { EXCEL_TEXTS } from './excel-texts.ts';
import { writeExcel } from './write-excel.ts';

/** A sheet to fill, with one example of each kind and a guide. */
export async function getExcelTemplate(language: Language): Promise<Result<FileReply>> {
  const { kinds, template } = EXCEL_TEXTS[language];
  const rows = EXCEL_KINDS.map((kind) => ({ type: kinds[kind], ...EXCEL_EXAMPLE_TEXTS[language][kind] }));
  return succeed({ fileName: `${template}.xlsx`, file: await writeExcel(language, rows, { guide: true }) });
}
