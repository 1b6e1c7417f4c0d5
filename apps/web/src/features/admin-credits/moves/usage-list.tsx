import type { MoveTexts } from '@qc/words/en/screens/admin/credit-moves';
import { downloadFile, usePageQuery } from '#platform/api';
import { fileTimeZone, formatDateTime, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { Tag } from '#ui/tag';
import { Text } from '@mantine/core';
import { type Language, recordOf, sourceName, type Usage, USAGE_SOURCES } from '@qc/contract';
import type { ReactNode } from 'react';
import { MoveList, useMoveQuery } from './move-list.tsx';
import { OwnerCell } from '../owner-cell.tsx';

/** Uses of credits: every run that was charged, and corrections by admins. */
export function UsageList({ above }: { above: ReactNode }) {
  const t = useTexts('creditMoves');
  const { language } = useLanguage();
  const { filter, query } = useMoveQuery(USAGE_SOURCES);
  const list = usePageQuery('listUsages', { query });
  return (
    <MoveList
      above={above}
      list={list}
      rows={list.data?.usages}
      columns={columnsOf(t, language)}
      sources={recordOf(USAGE_SOURCES, (source) => t.usageSources[sourceName(source)])}
      source={filter.source}
      onExcel={() => downloadFile('exportUsagesExcel', { query: { ...filter, language, timeZone: fileTimeZone() } })}
      countText={t.usagesCount}
      empty={{ title: t.noUsages, text: t.noUsagesText }}
    />
  );
}

function columnsOf(t: MoveTexts, language: Language): Column<Usage>[] {
  const count = (value: number) => `\u2066${formatNumber(language, value)}\u2069`;
  return [
    { key: 'owner', header: t.paidBy, cell: ({ owner }) => <OwnerCell owner={owner} /> },
    {
      key: 'run',
      header: t.run,
      cell: ({ gameName, what, userName, voided }) => (
        <>
          <bdi>{gameName || t.whats[what]}</bdi>
          <Text component="div" size="sm" c="dimmed">
            {gameName !== '' && `${t.whats[what]} · `}
            <bdi>{userName || t.gone}</bdi>
          </Text>
          {voided && <Tag tone="gray">{t.voided}</Tag>}
        </>
      ),
    },
    { key: 'source', header: t.source, wideOnly: true, cell: ({ source }) => t.usageSources[sourceName(source)] },
    { key: 'amount', header: t.credits, align: 'end', cell: ({ amountUsed }) => count(amountUsed) },
    {
      key: 'before',
      header: t.before,
      align: 'end',
      wideOnly: true,
      cell: ({ creditsBefore }) => count(creditsBefore),
    },
    { key: 'at', header: t.when, wideOnly: true, oneLine: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  ];
}
