import { apiQuery, downloadFile } from '#platform/api';
import { ExcelButton } from '#platform/excel-button';
import { formatDateTime, formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { CategoriesDrawing } from '#ui/illustrations';
import { TRANSACTION_SOURCES, type Transaction } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { PAGE_SIZE } from '@qc/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { CreditSummary } from './credit-summary.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPart } from './list-part.tsx';
import { rangeOf } from './period.ts';
import classes from './purchases.module.css';
import { texts, type Texts } from './texts.ts';

/** Credits and money that came and went. */
export function TransactionsTab() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const view = useSearch({ from: '/$lang/shell/purchases' });
  const { page = 1, search = '' } = view;
  const source = TRANSACTION_SOURCES.find((known) => known === view.source);
  const [openedAtMs] = useState(() => Date.now());
  const range = rangeOf(view, openedAtMs);
  const filter = { ...range, searchText: search, source, mine: true };
  const { data, error, isPending, refetch } = useQuery({
    ...apiQuery('listTransactions', { query: { page, perPage: PAGE_SIZE, ...filter } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ListFilters sources={TRANSACTION_SOURCES}>
        <ExcelButton
          label={t.excel}
          disabled={data === undefined || data.count === 0}
          onSave={() => downloadFile('exportTransactionsExcel', { query: { ...filter, language } })}
        />
      </ListFilters>
      <CreditSummary range={range} chart={false} />
      <ListPart<Transaction>
        title={t.tabs.transactions}
        rows={data?.transactions}
        rowKey={(transaction) => transaction._id}
        columns={columnsOf(t, language)}
        count={data?.count ?? 0}
        countText={t.transactions(data?.count ?? 0)}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        narrowed={search !== '' || source !== undefined || view.period === 'days'}
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
          <span className={classes.main}>
            <bdi>{transaction.title || t.kinds[transaction.kind]}</bdi>
          </span>
          <span className={classes.narrow}>{t.kinds[transaction.kind]}</span>
          <span className={classes.narrow}>
            {formatDateTime(transaction.createdAt)} {money(transaction)}
          </span>
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
