import { wordsOf } from '@qc/words/server';
import type { FileReply, RouteInput } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { listUsages } from './list-usages.ts';
import { EXCEL_ROWS_MAX, writeCreditExcelInThread } from './work-on-excel.ts';

/** The uses the caller may see as a workbook in the words of a language. */
export async function exportUsagesExcel(
  platform: Platform,
  actor: Actor,
  query: RouteInput<'exportUsagesExcel'>['query'],
): Promise<Result<FileReply>> {
  const found = await listUsages(platform, actor, { ...query, page: 1, perPage: EXCEL_ROWS_MAX });
  if (!found.ok) return found;
  const { usages } = found.value;
  const { language, timeZone } = query;
  const file = await writeCreditExcelInThread({ about: 'usages', usages, language, timeZone });
  return succeed({ fileName: `${wordsOf(language).creditExcel.usages}.xlsx`, file });
}
