import { errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { SearchDrawing } from '#ui/illustrations';
import { Button } from '@mantine/core';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface Props<T> {
  /** What the table shows, for screen readers. */
  title: string;
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  columns: readonly Column<T>[];
  count: number;
  countText: string;
  loading: boolean;
  error: Error | null;
  onRetry: () => void;
  /** A search or a filter leaves things out. */
  narrowed: boolean;
  empty: { illustration: ReactNode; title: string; text: string; action?: ReactNode };
}

/** One list of the purchases screen, a page at a time; the address holds the page. */
export function ListPart<T>({ title, rows, rowKey, columns, empty, narrowed, ...list }: Props<T>) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const view = useSearch({ from: '/$lang/shell/purchases' });
  const navigate = useNavigate({ from: '/$lang/purchases' });
  if (list.error && !rows)
    return <ErrorNotice text={errorText(list.error, language)} retryLabel={t.tryAgain} onRetry={list.onRetry} />;
  if (!list.loading && list.count === 0) {
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
            {t.showAll}
          </Button>
        }
      />
    ) : (
      <EmptyState {...empty} />
    );
  }
  return (
    <DataTable
      rows={rows ?? []}
      rowKey={rowKey}
      columns={columns}
      count={list.count}
      page={view.page ?? 1}
      perPage={PAGE_SIZE}
      onPage={(page) => void navigate({ search: { ...view, page } })}
      loading={list.loading}
      labels={{ ...t, table: title, count: list.countText }}
    />
  );
}
