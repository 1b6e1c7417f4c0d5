import type { MoveTexts } from '@qc/words/en/screens/admin/credit-moves';
import { downloadFile, usePageQuery } from '#platform/api';
import { fileTimeZone, formatDateTime, formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { Text } from '@mantine/core';
import { type Language, type Transaction, TRANSACTION_SOURCES, offerTitleIn } from '@qc/contract';
import type { ReactNode } from 'react';
import { MoveList, useMoveQuery } from './move-list.tsx';
import { OwnerCell } from '../owner-cell.tsx';

/** Comings and goings of credits and money. */
export function TransactionList({ above }: { above: ReactNode }) {
  const t = useTexts('creditMoves');
  const { language } = useLanguage();
  const { filter, query } = useMoveQuery(TRANSACTION_SOURCES);
  const list = usePageQuery('listTransactions', { query });
  return (
    <MoveList
      above={above}
      list={list}
      rows={list.data?.transactions}
      columns={columnsOf(t, language)}
      sources={t.transactionSources}
      source={filter.source}
      onExcel={() =>
        downloadFile('exportTransactionsExcel', { query: { ...filter, language, timeZone: fileTimeZone() } })
      }
      countText={t.transactionsCount}
      empty={{ title: t.noTransactions, text: t.noTransactionsText }}
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
            <bdi>
              {[t.transactionSources[source], offerTitleIn(title, language), note]
                .filter((part) => part !== '')
                .join(' · ')}
            </bdi>
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
    { key: 'at', header: t.when, wideOnly: true, oneLine: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  ];
}
