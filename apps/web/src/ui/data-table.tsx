import { Group, Skeleton, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import { useLabels } from './labels.tsx';
import { Pager } from './pager.tsx';

/** One column. `sort`: the server's name of the order that the column offers. */
export interface Column<T, S extends string = never> {
  key: string;
  /** A column without one holds what can be done with a row, and says so to screen readers. */
  header?: ReactNode;
  /** The header is only for screen readers: pictures. */
  hideHeader?: boolean;
  cell: (row: T) => ReactNode;
  sort?: S;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** CSS width; narrow screens share out their room by what stands in it. */
  width?: string;
  /** Narrow screens leave it out; with `desk` tablets do, too. */
  wideOnly?: boolean | 'desk';
  /** Stays in one line: times, amounts. */
  oneLine?: boolean;
}

/** What a table says of its rows, in the person's language. */
export interface TableLabels {
  /** What the table shows, for screen readers. */
  table: string;
  /** How many there are, such as "12 games". */
  count: string;
}

interface Props<T, S extends string> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  columns: readonly Column<T, S>[];
  labels: TableLabels;
  /** All rows there are, on all pages. */
  count: number;
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  sortBy?: S;
  sortDesc?: boolean;
  onSort?: (sortBy: S, sortDesc: boolean) => void;
  /** Rows are on their way and there are none to show yet. */
  loading?: boolean;
}

/** A page of a long list; order and paging are the server's. */
export function DataTable<T, S extends string = never>(props: Props<T, S>) {
  const { rows, rowKey, columns, labels, count, page, perPage, onPage, loading = false } = props;
  const pages = Math.max(1, Math.ceil(count / perPage));
  return (
    <div className={classes.frame}>
      <div className={classes.scroller} tabIndex={0} role="region" aria-label={labels.table}>
        <Table
          className={classes.table}
          verticalSpacing="sm"
          horizontalSpacing="md"
          highlightOnHover
          aria-busy={loading}
        >
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} {...props} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {loading
              ? Array.from({ length: 5 }, (_, i) => (
                  <Table.Tr key={i}>
                    {columns.map((column) => (
                      <Table.Td key={column.key} {...lookOf(column)}>
                        <Skeleton height={16} />
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))
              : rows.map((row) => (
                  <Table.Tr key={rowKey(row)}>
                    {columns.map((column) => (
                      <Table.Td
                        key={column.key}
                        ta={column.align ?? 'start'}
                        {...lookOf(column)}
                        data-one-line={column.oneLine || undefined}
                      >
                        {column.cell(row)}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
          </Table.Tbody>
        </Table>
      </div>
      <Group justify="space-between" className={classes.foot} data-loading={loading || undefined}>
        <Text size="sm" c="dimmed" role="status">
          {loading ? '' : labels.count}
        </Text>
        <Pager pages={pages} page={page} onPage={onPage} />
      </Group>
    </div>
  );
}

/** When a column is left out, and whether it stays in sight where the others go past the edge. */
function lookOf({ wideOnly, header }: Pick<Column<never>, 'wideOnly' | 'header'>) {
  const className = wideOnly ? `${classes.wideOnly} ${wideOnly === 'desk' ? classes.deskOnly : ''}` : '';
  return { className, 'data-stays': header === undefined || undefined };
}

function HeaderCell<T, S extends string>({
  column,
  sortBy,
  sortDesc = false,
  onSort,
}: Pick<Props<T, S>, 'sortBy' | 'sortDesc' | 'onSort'> & { column: Column<T, S> }) {
  const { sort, header, hideHeader = header === undefined } = column;
  const { actions } = useLabels();
  const sorted = sort !== undefined && sort === sortBy;
  const order = sorted ? (sortDesc ? 'descending' : 'ascending') : 'none';
  const Icon = sorted ? (sortDesc ? IconArrowDown : IconArrowUp) : IconArrowsSort;
  return (
    <Table.Th
      scope="col"
      ta={column.align ?? 'start'}
      {...(column.width ? { w: { sm: column.width } } : {})}
      {...lookOf(column)}
      {...(sort === undefined ? {} : { 'aria-sort': order })}
    >
      {sort === undefined || !onSort ? (
        hideHeader ? (
          <VisuallyHidden component="span">{header ?? actions}</VisuallyHidden>
        ) : (
          <span>{header ?? actions}</span>
        )
      ) : (
        <UnstyledButton className={classes.sort} onClick={() => onSort(sort, sorted ? !sortDesc : false)}>
          {header}
          <Icon size={15} aria-hidden className={classes.sortIcon} data-on={sorted || undefined} />
        </UnstyledButton>
      )}
    </Table.Th>
  );
}
