import { errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { SearchDrawing } from '#ui/illustrations';
import { Button } from '@mantine/core';
import { PAGE_SIZE } from '@qc/contract/limits';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props<T> {
  /** What the table shows, for screen readers. */
  title: string;
  /** The read that brings `rows`. */
  list: UseQueryResult<{ count: number }>;
  rows: readonly T[] | undefined;
  columns: readonly Column<T>[];
  countText: (count: number) => string;
  /** A search or a filter leaves things out. */
  narrowed?: boolean;
  empty: { illustration: ReactNode; title: string; text: string; action?: ReactNode };
}

/** One list of the purchases screen, a page at a time; the address holds the page. */
export function ListPart<T extends { _id: string }>(props: Props<T>) {
  const { title, list, rows = [], columns, countText, narrowed = false, empty } = props;
  const t = useTexts('purchases');
  const { showAll } = useTexts('labels');
  const { language } = useLanguage();
  const view = useSearch({ from: '/$lang/shell/purchases' });
  const navigate = useNavigate({ from: '/$lang/purchases' });
  const { data, error, isPending, refetch } = list;
  if (error && !data) return <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />;
  const count = data?.count ?? 0;
  if (!isPending && count === 0) {
    return narrowed ? (
      <EmptyState
        illustration={<SearchDrawing />}
        title={t.noMatch}
        text={t.noMatchText}
        action={
          <Button
            variant="default"
            onClick={() => void navigate({ search: { tab: view.tab, period: 'all' }, replace: true })}
          >
            {showAll}
          </Button>
        }
      />
    ) : (
      <EmptyState {...empty} />
    );
  }
  return (
    <DataTable
      rows={rows}
      rowKey={({ _id }) => _id}
      columns={columns}
      count={count}
      page={view.page ?? 1}
      perPage={PAGE_SIZE}
      onPage={(page) => void navigate({ search: { ...view, page } })}
      loading={isPending}
      labels={{ table: title, count: countText(count) }}
    />
  );
}
