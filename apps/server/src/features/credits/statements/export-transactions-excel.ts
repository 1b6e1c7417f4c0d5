import { wordsOf } from '@qc/words/server';
import { type FileReply, offerTitleIn, type RouteInput } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { listTransactions } from './list-transactions.ts';
import { EXCEL_ROWS_MAX, writeCreditExcelInThread } from './work-on-excel.ts';

/** The transactions the caller may see as a workbook in the words of a language. */
export async function exportTransactionsExcel(
  platform: Platform,
  actor: Actor,
  query: RouteInput<'exportTransactionsExcel'>['query'],
): Promise<Result<FileReply>> {
  const found = await listTransactions(platform, actor, { ...query, page: 1, perPage: EXCEL_ROWS_MAX });
  if (!found.ok) return found;
  const { language, timeZone } = query;
  const transactions = found.value.transactions.map((transaction) => ({
    ...transaction,
    title: offerTitleIn(transaction.title, language),
  }));
  const file = await writeCreditExcelInThread({ about: 'transactions', transactions, language, timeZone });
  return succeed({ fileName: `${wordsOf(language).creditExcel.transactions}.xlsx`, file });
}
