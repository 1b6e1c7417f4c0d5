import { PeriodFilter, periodOf, useAdminList, useAdminView } from '#platform/admin-list';
import { ExcelButton } from '#platform/excel-button';
import { useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { MoneyDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { NativeSelect } from '@mantine/core';
import { PAGE_SIZE } from '@qc/contract/limits';
import type { ReactNode } from 'react';
import { OwnerFilters } from '../owner-filters.tsx';

/** What the address asks of a list of movements: whose, when, from which of its sources, and the page. */
export function useMoveQuery<S extends string>(sources: readonly S[]) {
  const { view } = useAdminView();
  const { search: searchText = '', user, institution, page = 1 } = view;
  const source = sources.find((known) => known === view.kind);
  const filter = { searchText, user, institution, source, ...periodOf(view) };
  return { filter, query: { page, perPage: PAGE_SIZE, ...filter } };
}

interface Props<T> {
  above: ReactNode;
  /** The read that brings `rows`. */
  list: Parameters<typeof useAdminList>[0];
  rows: readonly T[] | undefined;
  columns: readonly Column<T>[];
  /** Where these movements come from, with the words for each. */
  sources: Readonly<Record<string, string>>;
  source: string | undefined;
  onExcel: () => Promise<void>;
  countText: (count: number) => string;
  empty: { title: string; text: string };
}

/** One list of movements of credits, with what narrows it and the workbook of what it shows. */
export function MoveList<T extends { _id: string }>(props: Props<T>) {
  const { above, list, rows = [], columns, sources, source, onExcel, countText, empty } = props;
  const t = useTexts('creditMoves');
  const { change } = useAdminView();
  return (
    <ListScreen
      {...useAdminList(list)}
      title={t.title}
      lead={t.lead}
      actions={<ExcelButton label={t.excel} onSave={onExcel} />}
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
              ...Object.entries(sources).map(([value, label]) => ({ value, label })),
            ]}
          />
          <OwnerFilters />
          <PeriodFilter />
        </>
      }
      rows={rows}
      rowKey={({ _id }) => _id}
      columns={columns}
      countText={countText(list.data?.count ?? 0)}
      perPage={PAGE_SIZE}
      empty={{ illustration: <MoneyDrawing />, ...empty }}
    />
  );
}
