import { wordsOf } from '@qc/words/server';
import type { FileReply, RouteInput } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';

import { findUsages } from './credit-list-store.ts';
import { usageScope } from '../credit-policy.ts';
import { viewUsages } from './credit-view.ts';
import { findPayer } from '../charges/payer-store.ts';
import { EXCEL_ROWS_MAX, writeCreditExcelInThread } from './work-on-excel.ts';

/** The uses the caller may see as a workbook in the words of a language. */
export async function exportUsagesExcel(
  { db }: Platform,
  actor: Actor,
  query: RouteInput<'exportUsagesExcel'>['query'],
): Promise<Result<FileReply>> {
  const payer = await findPayer(db, actor.userId);
  if (!payer) return refuse('notFound');
  const scope = usageScope(actor, payer, query);
  const { rows } = await findUsages(db, scope, { ...query, page: 1, perPage: EXCEL_ROWS_MAX });
  const { language, timeZone } = query;
  const usages = await viewUsages(db, rows);
  const file = await writeCreditExcelInThread({ about: 'usages', usages, language, timeZone });
  return succeed({ fileName: `${wordsOf(language).creditExcel.usages}.xlsx`, file });
}
