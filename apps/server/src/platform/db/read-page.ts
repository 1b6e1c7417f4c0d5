import type { SelectQueryBuilder, Simplify } from 'kysely';
import { countRows } from './count-rows.ts';

/** Which page of a list is asked for, from 1. */
export interface Paging {
  page: number;
  perPage: number;
}

/**
 * One page of what a query finds in its order, and the exact number of all. `counted`: the same without what is joined
 * only to be shown or sorted by.
 */
export async function readPage<DB, TB extends keyof DB, O, D = DB, T extends keyof D = keyof D>(
  sorted: SelectQueryBuilder<DB, TB, O>,
  { page, perPage }: Paging,
  counted?: SelectQueryBuilder<D, T, object>,
): Promise<{ rows: Simplify<O>[]; count: number }> {
  const shown = sorted.limit(perPage).offset((page - 1) * perPage);
  // Counting is most of the work in a long list, and has a thread or connection of its own.
  const [rows, count] = await Promise.all([shown.execute(), counted ? countRows(counted) : countRows(sorted)]);
  return { rows, count };
}
