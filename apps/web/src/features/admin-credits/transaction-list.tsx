import { PeriodFilter, periodOf, useAdminList, useAdminView } from '#platform/admin-list';
import { apiQuery, downloadFile } from '#platform/api';
import { ExcelButton } from '#platform/excel-button';
import { formatDateTime, formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { MoneyDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { NativeSelect, Text } from '@mantine/core';
import { type Language, type Transaction, TRANSACTION_SOURCES } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { moveTexts, type MoveTexts } from './move-texts.ts';
import { OwnerCell } from './owner-cell.tsx';
import { OwnerFilters } from './owner-filters.tsx';

/** Comings and goings of credits and money. */
export function TransactionList({ above }: { above: ReactNode }) {
  const t = useTexts(moveTexts);
  const { language } = useLanguage();
  const { view, change } = useAdminView();
  const source = TRANSACTION_SOURCES.find((known) => known === view.kind);
  const { search = '', user, institution } = view;
  const filter = { searchText: search, user, institution, source, ...periodOf(view) };
  const list = useQuery({
    ...apiQuery('listTransactions', { query: { page: view.page ?? 1, perPage: PAGE_SIZE, ...filter } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      {...useAdminList(list)}
      title={t.title}
      lead={t.lead}
      actions={
        <ExcelButton
          label={t.excel}
          onSave={() => downloadFile('exportTransactionsExcel', { query: { ...filter, language } })}
        />
      }
      above={above}
      searchLabel={t.search}
      filters={
        <>
          <NativeSelect
            size="md"
            label={t.source}
            value={source ?? ''}
            onChange={(event) => change({ kind: event.currentTarget.value || undefined })}
            data={[
              { value: '', label: t.everySource },
              ...TRANSACTION_SOURCES.map((value) => ({ value, label: t.transactionSources[value] })),
            ]}
          />
          <OwnerFilters />
          <PeriodFilter />
        </>
      }
      rows={list.data?.transactions ?? []}
      rowKey={(transaction) => transaction._id}
      columns={columnsOf(t, language)}
      countText={t.transactionsCount(list.data?.count ?? 0)}
      perPage={PAGE_SIZE}
      empty={{ illustration: <MoneyDrawing />, title: t.noTransactions, text: t.noTransactionsText }}
    />
  );
}

function columnsOf(t: MoveTexts, language: Language): Column<Transaction>[] {
  const signed = (value: number) => `\u2066${value > 0 ? '+' : ''}${formatNumber(language, value)}\u2069`;
  return [
    { key: 'owner', header: t.whose, cell: ({ owner }) => <OwnerCell owner={owner} /> },
    {
      key: 'what',
      header: t.what,
      cell: ({ kind, title, note, source }) => (
        <>
          {t.kinds[kind]}
          <Text component="div" size="sm" c="dimmed">
            <bdi>{[t.transactionSources[source], title, note].filter((part) => part !== '').join(' · ')}</bdi>
          </Text>
        </>
      ),
    },
    { key: 'credits', header: t.credits, align: 'end', cell: ({ credits }) => (credits === 0 ? '–' : signed(credits)) },
    {
      key: 'amount',
      header: t.amount,
      align: 'end',
      wideOnly: true,
      cell: ({ amount, currency }) =>
        currency === null || amount === 0 ? '–' : formatMoney(amount, currency, language),
    },
    { key: 'at', header: t.when, wideOnly: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  ];
}
