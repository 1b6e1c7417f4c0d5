import type { RouteInput, TransactionSource, UsageSource } from '@qc/contract';
import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '#platform/db/count-rows';
import { searchMatches } from '#platform/db/search';
import type { Db } from '#platform/db/tables';
import type { ChargeRow } from '../charges/charge-store.ts';
import type { CreditScope } from '../credit-policy.ts';
import { onlyTransactions, type EntryRow } from '../ledger/ledger-store.ts';
import type { SubscriptionRow } from '../subscriptions/subscription-store.ts';

/** Which page. */
export interface Paging {
  page: number;
  perPage: number;
}
/** Between two times, both included. */
export interface Period {
  from?: number | undefined;
  to?: number | undefined;
}
export interface SubscriptionFilter {
  searchText: string;
  sortBy: RouteInput<'listSubscriptions'>['query']['sortBy'];
  sortDesc: boolean;
}
export interface UsageFilter extends Period {
  searchText: string;
  source?: UsageSource | undefined;
}
export interface TransactionFilter extends Period {
  searchText: string;
  source?: TransactionSource | undefined;
}
/** One page, and the exact number of all that fit. */
export interface Found<Row> {
  rows: Row[];
  count: number;
}

const SORT_COLUMNS = { createdAt: 'created_at_ms', usagesLeft: 'left_count', price: 'price_minor' } as const;

export async function findSubscriptions(
  db: Db,
  scope: CreditScope,
  filter: SubscriptionFilter,
  paging: Paging,
): Promise<Found<SubscriptionRow>> {
  let fitting = db.selectFrom('subscription');
  for (const pot of scope.pots) fitting = fitting.where('pot_id', '=', pot);
  if (filter.searchText !== '') fitting = fitting.where(searchMatches(db, 'subscription', filter.searchText));
  const way = filter.sortDesc ? 'desc' : 'asc';
  const sorted =
    filter.sortBy === 'expiryDate'
      ? // What never expires comes after everything that does.
        fitting.orderBy((eb) => eb('expires_at_ms', 'is', null), way).orderBy('expires_at_ms', way)
      : fitting.orderBy(SORT_COLUMNS[filter.sortBy], way);
  const rows = await pageOf(sorted.selectAll().orderBy('id', way), paging).execute();
  return { rows, count: await countRows(fitting) };
}

export async function findUsages(
  db: Db,
  scope: CreditScope,
  filter: UsageFilter,
  paging: Paging,
): Promise<Found<ChargeRow>> {
  const fitting = usages(db, scope, filter);
  const rows = await pageOf(fitting.selectAll().orderBy('at_ms', 'desc').orderBy('id', 'desc'), paging).execute();
  return { rows, count: await countRows(fitting) };
}

export async function findTransactions(
  db: Db,
  scope: CreditScope,
  filter: TransactionFilter,
  paging: Paging,
): Promise<Found<EntryRow>> {
  const fitting = transactions(db, scope, filter);
  const rows = await pageOf(
    fitting.selectAll().orderBy('at_ms', 'desc').orderBy('seq', 'desc').orderBy('id', 'desc'),
    paging,
  ).execute();
  return { rows, count: await countRows(fitting) };
}

/** Uses that fit, in no order. */
export function usages(db: Db, scope: CreditScope, filter: UsageFilter) {
  let fitting = db.selectFrom('charge');
  for (const pot of scope.pots) fitting = fitting.where('pot_id', '=', pot);
  for (const user of scope.users) fitting = fitting.where('user_id', '=', user);
  if (filter.from !== undefined) fitting = fitting.where('at_ms', '>=', filter.from);
  if (filter.to !== undefined) fitting = fitting.where('at_ms', '<', filter.to);
  if (filter.source !== undefined) fitting = fitting.where('source', '=', filter.source);
  return filter.searchText === '' ? fitting : fitting.where(searchMatches(db, 'charge', filter.searchText));
}

/** Transactions that fit, in no order. */
export function transactions(db: Db, scope: CreditScope, filter: TransactionFilter) {
  let fitting = db.selectFrom('ledger_entry').where(onlyTransactions());
  for (const pot of scope.pots) fitting = fitting.where('pot_id', '=', pot);
  if (filter.from !== undefined) fitting = fitting.where('at_ms', '>=', filter.from);
  if (filter.to !== undefined) fitting = fitting.where('at_ms', '<', filter.to);
  // What comes by a payment belongs to an order from beginning to end.
  if (filter.source === 'payment') fitting = fitting.where('order_id', 'is not', null);
  if (filter.source === 'manual') fitting = fitting.where('order_id', 'is', null);
  if (filter.searchText === '') return fitting;
  // Every transaction is about a subscription, which is found by its title and its owner.
  const about = db
    .selectFrom('subscription')
    .select('id')
    .where(searchMatches(db, 'subscription', filter.searchText));
  return fitting.where('subscription_id', 'in', about);
}

function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page, perPage }: Paging,
): SelectQueryBuilder<DB, TB, O> {
  return query.limit(perPage).offset((page - 1) * perPage);
}
