import type { Texts } from '@qc/words/en/screens/money/purchases';
import { downloadFile, usePageQuery } from '#platform/api';
import { ExcelButton } from '#platform/excel-button';
import {
  fileTimeZone,
  formatDateTime,
  formatMoney,
  formatNumber,
  isolate,
  useLanguage,
  useTexts,
} from '#platform/i18n';
import { CellName, NarrowLine } from '#ui/cell-lines';
import type { Column } from '#ui/data-table';
import { CategoriesDrawing } from '#ui/illustrations';
import { TRANSACTION_SOURCES, type Transaction, offerTitleIn } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { PAGE_SIZE } from '@qc/contract/limits';
import { CreditSummary } from './credit-summary.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPart } from './list-part.tsx';
import classes from './purchases.module.css';
import { useCreditFilter } from './use-credit-filter.ts';

/** Credits and money that came and went. */
export function TransactionsTab() {
  const t = useTexts('purchases');
  const { language } = useLanguage();
  const { page, range, filter, narrowed } = useCreditFilter(TRANSACTION_SOURCES);
  const list = usePageQuery('listTransactions', { query: { page, perPage: PAGE_SIZE, ...filter } });
  return (
    <>
      <ListFilters sources={TRANSACTION_SOURCES}>
        <ExcelButton
          label={t.excel}
          disabled={!list.data?.count}
          onSave={() =>
            downloadFile('exportTransactionsExcel', { query: { ...filter, language, timeZone: fileTimeZone() } })
          }
        />
      </ListFilters>
      <CreditSummary range={range} filter={{ searchText: filter.searchText, source: filter.source }} chart={false} />
      <ListPart<Transaction>
        title={t.tabs.transactions}
        list={list}
        rows={list.data?.transactions}
        columns={columnsOf(t, language)}
        countText={t.transactions}
        narrowed={narrowed}
        empty={{ illustration: <CategoriesDrawing />, title: t.noTransactions, text: t.noTransactionsText }}
      />
    </>
  );
}

function columnsOf(t: Texts, language: Language): Column<Transaction>[] {
  const money = ({ amount, currency }: Transaction) =>
    currency === null || amount === 0 ? '' : formatMoney(amount, currency, language);
  return [
    { key: 'when', header: t.when, wideOnly: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      key: 'what',
      header: t.what,
      cell: (transaction) => (
        <>
          <CellName>{offerTitleIn(transaction.title, language) || t.kinds[transaction.kind]}</CellName>
          {transaction.title !== '' && <NarrowLine>{t.kinds[transaction.kind]}</NarrowLine>}
          <NarrowLine>
            {[formatDateTime(transaction.createdAt), money(transaction)].filter(Boolean).map(isolate).join(' · ')}
          </NarrowLine>
        </>
      ),
    },
    { key: 'kind', header: t.source, wideOnly: true, cell: ({ kind }) => t.kinds[kind] },
    {
      key: 'credits',
      header: t.cost,
      align: 'end',
      cell: ({ credits }) => (
        <bdi dir="ltr" className={classes.number}>
          {credits > 0 ? '+' : ''}
          {formatNumber(language, credits)}
        </bdi>
      ),
    },
    {
      key: 'money',
      header: t.money,
      align: 'end',
      wideOnly: true,
      cell: (transaction) => <span className={classes.number}>{money(transaction)}</span>,
    },
  ];
}
