import { wordsOf } from '@qc/words/server';
import type { FileReply, Language } from '@qc/contract';
import { succeed, type Result } from '#platform/result';
import { EXCEL_KINDS } from '../slides/exchange-kinds.ts';
import { writeExcel } from './write-excel.ts';

/** A sheet to fill, with one example of each kind and a guide. */
export async function getExcelTemplate(language: Language): Promise<Result<FileReply>> {
  const { kinds, template } = wordsOf(language).questionExcel;
  const rows = EXCEL_KINDS.map((kind) => ({ type: kinds[kind], ...wordsOf(language).excelExample[kind] }));
  return succeed({ fileName: `${template}.xlsx`, file: await writeExcel(language, rows, { guide: true }) });
}
