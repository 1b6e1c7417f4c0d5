import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Column, DataTable } from './data-table.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { SearchDrawing } from './illustrations.tsx';
import { useLabels } from './labels.tsx';
import classes from './list-screen.module.css';
import { PageHeader } from './page-header.tsx';
import { SearchField } from './field/search-field.tsx';

interface Props<T, S extends string> {
  title: string;
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Between the title and the filters: tabs, figures, charts. */
  above?: ReactNode;
  /** What the search looks in; without it there is no search. */
  searchLabel?: string;
  search: string;
  onSearch: (text: string) => void;
  /** Fields beside the search. */
  filters?: ReactNode;
  rows: readonly T[];
  rowKey: (row: T) => string;
  columns: readonly Column<T, S>[];
  count: number;
  /** How many there are, such as "12 games". */
  countText: string;
  perPage: number;
  page: number;
  onPage: (page: number) => void;
  sortBy?: S;
  sortDesc?: boolean;
  onSort?: (sortBy: S, sortDesc: boolean) => void;
  loading: boolean;
  failure: string | null;
  onRetry: () => void;
  /** A search or a filter leaves things out. */
  narrowed: boolean;
  onShowAll: () => void;
  /** What to say when there is nothing at all. */
  empty: { illustration: ReactNode; title: string; text: string; action?: ReactNode };
}

/** A screen that is one long list: title, search, filters, table and pages, and what to say when there is nothing. */
export function ListScreen<T, S extends string = never>(props: Props<T, S>) {
  const { title, lead, actions, above, searchLabel, search, onSearch, filters, empty, narrowed } = props;
  const { rows, rowKey, columns, count, countText, perPage, page, onPage, loading, failure, onRetry } = props;
  const labels = useLabels();
  const isEmpty = !loading && count === 0;
  return (
    <>
      <PageHeader title={title} lead={lead} actions={actions} />
      {above}
      {(searchLabel !== undefined || filters) && (
        <Group className={classes.filters} align="flex-end" role="search">
          {searchLabel !== undefined && (
            <div className={classes.search}>
              <SearchField label={searchLabel} value={search} onSearch={onSearch} />
            </div>
          )}
          {filters}
        </Group>
      )}
      {failure !== null ? (
        <ErrorNotice text={failure} onRetry={onRetry} />
      ) : isEmpty ? (
        <EmptyState
          illustration={narrowed ? <SearchDrawing /> : empty.illustration}
          title={narrowed ? labels.noMatch : empty.title}
          text={narrowed ? labels.noMatchText : empty.text}
          action={
            narrowed ? (
              <Button variant="default" onClick={props.onShowAll}>
                {labels.showAll}
              </Button>
            ) : (
              empty.action
            )
          }
        />
      ) : (
        <DataTable
          rows={rows}
          rowKey={rowKey}
          columns={columns}
          labels={{ table: title, count: countText }}
          count={count}
          page={page}
          perPage={perPage}
          onPage={onPage}
          loading={loading}
          {...(props.sortBy === undefined ? {} : { sortBy: props.sortBy })}
          {...(props.sortDesc === undefined ? {} : { sortDesc: props.sortDesc })}
          {...(props.onSort === undefined ? {} : { onSort: props.onSort })}
        />
      )}
    </>
  );
}
