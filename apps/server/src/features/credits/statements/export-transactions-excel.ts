import { wordsOf } from '@qc/words/server';
import { type FileReply, offerTitleIn, type RouteInput } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';

import { findTransactions } from './credit-list-store.ts';
import { potScope } from '../credit-policy.ts';
import { viewTransactions } from './credit-view.ts';
import { findPayer } from '../charges/payer-store.ts';
import { EXCEL_ROWS_MAX, writeCreditExcelInThread } from './work-on-excel.ts';

/** The transactions the caller may see as a workbook in the words of a language. */
export async function exportTransactionsExcel(
  { db }: Platform,
  actor: Actor,
  query: RouteInput<'exportTransactionsExcel'>['query'],
): Promise<Result<FileReply>> {
  const payer = await findPayer(db, actor.userId);
  if (!payer) return refuse('notFound');
  const scope = potScope(actor, payer, query);
  const { rows } = await findTransactions(db, scope, { ...query, page: 1, perPage: EXCEL_ROWS_MAX });
  const { language, timeZone } = query;
  const transactions = (await viewTransactions(db, rows)).map((transaction) => ({
    ...transaction,
    title: offerTitleIn(transaction.title, language),
  }));
  const file = await writeCreditExcelInThread({ about: 'transactions', transactions, language, timeZone });
  return succeed({ fileName: `${wordsOf(language).creditExcel.transactions}.xlsx`, file });
}
