import type { RouteInput, TransactionSource, UsageSource } from '@qc/contract';
import { type Paging, readPage } from '#platform/db/read-page';
import { searchMatches } from '#platform/db/search';
import type { Db } from '#platform/db/tables';
import type { CreditScope } from '../credit-policy.ts';
import { onlyTransactions } from '../ledger/ledger-store.ts';

/** Between two times, both included. */
export interface Period {
  from?: number | undefined;
  to?: number | undefined;
}
export interface UsageFilter extends Period {
  searchText: string;
  source?: UsageSource | undefined;
}
export interface TransactionFilter extends Period {
  searchText: string;
  source?: TransactionSource | undefined;
}

const SORT_COLUMNS = { createdAt: 'created_at_ms', usagesLeft: 'left_count', price: 'price_minor' } as const;

/** One page of subscriptions, and the exact number of all that fit. */
export function findSubscriptions(db: Db, scope: CreditScope, filter: RouteInput<'listSubscriptions'>['query']) {
  let fitting = db.selectFrom('subscription');
  for (const pot of scope.pots) fitting = fitting.where('pot_id', '=', pot);
  if (filter.searchText !== '') fitting = fitting.where(searchMatches(db, 'subscription', filter.searchText));
  const way = filter.sortDesc ? 'desc' : 'asc';
  const sorted =
    filter.sortBy === 'expiryDate'
      ? // What never expires comes after everything that does.
        fitting.orderBy((eb) => eb('expires_at_ms', 'is', null), way).orderBy('expires_at_ms', way)
      : fitting.orderBy(SORT_COLUMNS[filter.sortBy], way);
  return readPage(sorted.selectAll().orderBy('id', way), filter);
}

/** One page of uses, newest first, and the exact number of all that fit. */
export function findUsages(db: Db, scope: CreditScope, filter: UsageFilter & Paging) {
  const fitting = usages(db, scope, filter);
  return readPage(fitting.selectAll().orderBy('at_ms', 'desc').orderBy('id', 'desc'), filter);
}

/** One page of transactions, newest first, and the exact number of all that fit. */
export function findTransactions(db: Db, scope: CreditScope, filter: TransactionFilter & Paging) {
  const fitting = transactions(db, scope, filter);
  const sorted = fitting.selectAll().orderBy('at_ms', 'desc').orderBy('seq', 'desc').orderBy('id', 'desc');
  return readPage(sorted, filter);
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
