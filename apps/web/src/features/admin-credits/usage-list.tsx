import { PeriodFilter, periodOf, useAdminList, useAdminView } from '#platform/admin-list';
import { apiQuery, downloadFile } from '#platform/api';
import { ExcelButton } from '#platform/excel-button';
import { formatDateTime, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { MoneyDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { Tag } from '#ui/tag';
import { NativeSelect, Text } from '@mantine/core';
import { type Language, type Usage, USAGE_SOURCES } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { moveTexts, type MoveTexts } from './move-texts.ts';
import { OwnerCell } from './owner-cell.tsx';
import { OwnerFilters } from './owner-filters.tsx';

/** Uses of credits: every run that was charged, and corrections by admins. */
export function UsageList({ above }: { above: ReactNode }) {
  const t = useTexts(moveTexts);
  const { language } = useLanguage();
  const { view, change } = useAdminView();
  const source = USAGE_SOURCES.find((known) => known === view.kind);
  const { search = '', user, institution } = view;
  const filter = { searchText: search, user, institution, source, ...periodOf(view) };
  const list = useQuery({
    ...apiQuery('listUsages', { query: { page: view.page ?? 1, perPage: PAGE_SIZE, ...filter } }),
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
          onSave={() => downloadFile('exportUsagesExcel', { query: { ...filter, language } })}
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
              ...USAGE_SOURCES.map((value) => ({ value, label: t.usageSources[value] })),
            ]}
          />
          <OwnerFilters />
          <PeriodFilter />
        </>
      }
      rows={list.data?.usages ?? []}
      rowKey={(usage) => usage._id}
      columns={columnsOf(t, language)}
      countText={t.usagesCount(list.data?.count ?? 0)}
      perPage={PAGE_SIZE}
      empty={{ illustration: <MoneyDrawing />, title: t.noUsages, text: t.noUsagesText }}
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
            {t.whats[what]} · <bdi>{userName || t.gone}</bdi>
          </Text>
          {voided && <Tag tone="gray">{t.voided}</Tag>}
        </>
      ),
    },
    { key: 'source', header: t.source, wideOnly: true, cell: ({ source }) => t.usageSources[source] },
    { key: 'amount', header: t.credits, align: 'end', cell: ({ amountUsed }) => count(amountUsed) },
    {
      key: 'before',
      header: t.before,
      align: 'end',
      wideOnly: true,
      cell: ({ creditsBefore }) => count(creditsBefore),
    },
    { key: 'at', header: t.when, wideOnly: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  ];
}
